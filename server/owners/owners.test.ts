import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { newOwner, signIn, signInStaff } from '#tests/support/sign-in.ts'
import { hashPassword } from './passwords.ts'
import { lastDay, subscriptionOn } from './subscription.ts'

let it: TestApp
let hash: string
before(async () => {
  it = await testApp()
  hash = await hashPassword(PASSWORD)
})
after(() => it.close())

const PASSWORD = 'kopi tubruk tiga gelas'
const DAY = 86_400_000

const company = (name: string) => addCompany(it.db, { name })
const signInOwner = (email: string, password = PASSWORD, device = 'kantor', address = '192.0.2.1') =>
  it.call('ownerLogin', { body: { email, password } }, { device, address, locale: 'en' })

test('an owner signs in with address and password, and sees the company, the trial and its rights', async () => {
  const { id, slug } = await company('Rajut Benang Emas')
  const { email } = await newOwner(it, { id }, { password: hash, name: 'Ratri', role: 'SDM' })
  const { status, body } = await signInOwner(email.toUpperCase())
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(body.company, { id, slug, name: 'Rajut Benang Emas' })
  assert.equal(body.user.name, 'Ratri')
  assert.deepEqual(body.subscription, { state: 'trial', since: '2026-03-11', until: '2026-09-10' })
  assert.ok(body.may.includes('vacancies') && body.may.includes('reply'))
  const { token: _, ...self } = body
  assert.deepEqual((await it.call('ownerMe', {}, { bearer: body.token })).body, self)
  await it.call('ownerLogout', {}, { bearer: body.token })
  assert.equal((await it.call('ownerMe', {}, { bearer: body.token })).status, 401)
})

test('every failed sign-in gets the same answer', async () => {
  const { email } = await newOwner(it, await company('Sagu Laut'), { password: hash })
  const { email: without } = await newOwner(it, await company('Tenun Timur'))
  const answers = await Promise.all([
    signInOwner(email, 'kata yang lain sama sekali'),
    signInOwner('tak.dikenal@kantor.example'),
    signInOwner(without, ''.padEnd(12, 'a')),
  ])
  for (const { status, body } of answers)
    assert.deepEqual(
      [status, body],
      [422, { message: 'User not found or incorrect password', code: 'login_wrong', errors: {} }],
    )
})

/** Ratio of the response times for addresses of owners and for unknown ones. */
async function ratioOf(ask: (email: string) => Promise<{ status: number; body: unknown }>) {
  const at = await company(`Waktu ${randomUUID()}`)
  const took = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let round = 0; round < 24; round += 1)
    for (const whom of ['known', 'unknown'] as const) {
      const email = `${randomUUID()}@kantor.example`
      if (whom === 'known') await newOwner(it, at, { email, password: hash })
      const begin = performance.now()
      const { status, body } = await ask(email)
      took[whom].push(performance.now() - begin)
      answers.add(`${status} ${JSON.stringify(body)}`)
    }
  assert.equal(answers.size, 1, [...answers].join('\n'))
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[of.length / 2] as number
  return median(took.known) / median(took.unknown)
}

test('sign-in, reset and claim give the same answer in the same time, whether an address is known or not', async () => {
  const to = await company('Pengklaim')
  const given = { name: 'Ratri', phone: '021 555 0100', role: 'SDM', info: null, agree: true }
  const calls = {
    ownerLogin: { password: 'bukan kata sandinya' },
    forgotPassword: {},
    claimCompany: { ...given, company_id: to.id },
  }
  for (const [name, more] of Object.entries(calls)) {
    const ratio = await ratioOf(email =>
      it.call(name as keyof typeof calls, { body: { email, ...more } }, { device: randomUUID() }),
    )
    // A lookup, hash or mail for only one of them takes several times as long; a busy machine does not.
    assert.ok(ratio > 0.5 && ratio < 2, `${name}: ${ratio}`)
  }
})

test('password guessing does not lock out a known browser or another network', async () => {
  const { email } = await newOwner(it, await company('Garam Rakyat'), { password: hash })
  assert.equal((await signInOwner(email)).status, 200)
  const guesses = []
  for (let at = 0; at < 22; at += 1) guesses.push(await signInOwner(email, `tebakan ke ${at}`, `tamu ${at}`))
  assert.deepEqual([...new Set(guesses.map(({ status }) => status))], [422, 429])
  assert.equal((await signInOwner(email, PASSWORD, 'tamu lain')).status, 429)
  assert.equal((await signInOwner(email)).status, 200)
  assert.equal((await signInOwner(email, PASSWORD, 'di rumah', '198.51.100.7')).status, 200)
})

test('a session of one kind gives no access to another kind', async () => {
  const { token: owner } = await newOwner(it, await company('Kapur Putih'))
  const { token: reader } = await signIn(it)
  const { token: staff } = await signInStaff(it)
  for (const bearer of [reader, staff]) assert.equal((await it.call('ownerMe', {}, { bearer })).status, 401)
  assert.equal((await it.call('me', {}, { bearer: owner })).status, 401)
  assert.equal((await it.call('teamCounts', {}, { bearer: owner })).status, 401)
})

test('a trial becomes a free account; the end of a paid year ends sign-in and session, and readers see no difference', async () => {
  const app = await testApp()
  const [one, two] = [await addCompany(app.db, { name: 'Satu' }), await addCompany(app.db, { name: 'Dua' })]
  const trial = await newOwner(app, one)
  const paid = await newOwner(app, two, { plan: 'active', password: hash })
  const page = async () => (await app.call('company', { params: { slug: two.slug } })).body.company
  const before = await page()
  const me = async ({ email }: { email: string }, { id }: { id: string }) =>
    app.call(
      'ownerMe',
      {},
      {
        bearer: (await newOwner(app, { id }, { email: `rekan.${app.clock.now().getTime()}.${email}` })).token,
      },
    )
  app.clock.move(200 * DAY)
  const { body } = await me(trial, one)
  assert.deepEqual(body.subscription, { state: 'standard', since: '2026-09-11', until: null })
  assert.ok(body.may.includes('reply') && !body.may.includes('vacancies'))
  app.clock.move(200 * DAY)
  const ended = await me(paid, two)
  assert.deepEqual([ended.status, ended.body.code], [403, 'subscription_expired'])
  const login = await app.call('ownerLogin', { body: { email: paid.email, password: PASSWORD } })
  assert.equal(login.body.code, 'subscription_expired')
  assert.deepEqual(await page(), before)
  assert.equal(before.claimed_since, '2026-03')
  await app.close()
})

test('a trial and a paid year last to the end of their last day', () => {
  const on = (plan: 'trial' | 'active', day: string) =>
    subscriptionOn({ plan, since: '2026-03-11', until: '2026-09-10' }, day).state
  assert.deepEqual([on('trial', '2026-09-10'), on('trial', '2026-09-11')], ['trial', 'standard'])
  assert.deepEqual([on('active', '2026-09-10'), on('active', '2026-09-11')], ['active', 'expired'])
})

test('periods of months end on the last existing day', () => {
  assert.equal(lastDay('2026-08-31', 6), '2027-02-27')
  assert.equal(lastDay('2026-03-01', 6), '2026-08-31')
  assert.equal(lastDay('2028-02-29', 12), '2029-02-27')
})
