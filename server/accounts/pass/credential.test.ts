// The anonymous credential of an account's year: one device has it, another needs its code or a new start.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { seedOf, recoveryCodeOf } from '#shared/pass/seed.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { clientOf, credentialInMemory } from '#tests/support/pass/passes.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { inboxOf, signIn } from '#tests/support/sign-in.ts'
import { decode } from '#web/platform/base64.ts'
import { getCredential, renewCredential, startAgain } from '#web/accounts/pass/credential.ts'
import { requestPass } from '#web/writing/pass/request-pass.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const DAY = 24 * 3600_000
/** A browser in which an account is signed in. */
const browser = (token: string) => ({ call: clientOf(it, token), place: credentialInMemory() })
type Browser = ReturnType<typeof browser>
const credentialOf = ({ call, place }: Browser) => getCredential(call, place)
const kindOf = async (found: ReturnType<typeof credentialOf>) => {
  const result = await found
  return 'kind' in result ? result : 'credential'
}
const startAnew = ({ call, place }: Browser) => kindOf(startAgain(call, place))
const write = ({ call, place }: Browser, company: string) =>
  requestPass(call, place, [{ kind: 'review', company }])

test('the same browser gets its credential at every request, and another one none', async () => {
  const { token } = await signIn(it)
  const [here, there] = [browser(token), browser(token)]
  assert.equal(await kindOf(credentialOf(here)), 'credential')
  assert.equal(await kindOf(renewCredential(here.call, here.place)), 'credential')
  assert.deepEqual(await kindOf(credentialOf(there)), { kind: 'other-device', newStart: 'now' })
})

test('a browser whose answer was lost asks for the same credential again', async () => {
  const { token } = await signIn(it)
  const { call, place } = browser(token)
  const losing: typeof call = async (name, input) => {
    const answer = await call(name, input)
    if (name === 'passCredential') throw { status: 0, code: 'offline' }
    return answer
  }
  await assert.rejects(getCredential(losing, place))
  assert.equal(await kindOf(getCredential(call, place)), 'credential')
})

test('with the recovery code another device gets the same credential, so that both count as one author', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Dua Gawai' })
  const { token } = await signIn(it)
  const [here, there] = [browser(token), browser(token)]
  await credentialOf(here)
  const code = recoveryCodeOf(decode(here.place.get()?.seed ?? ''))
  assert.equal(await kindOf(renewCredential(there.call, there.place, seedOf(code))), 'credential')
  for (const bearer of [await write(here, company), await write(there, company)])
    assert.equal((await it.call('submitReview', { body: employeeReview(company) }, { bearer })).status, 201)
  const tags = await it.db.content`select 1 from content.duplicate_tag`
  assert.equal(tags.length, 1)
})

test('a code of another account is refused, and the right one is taken afterwards', async () => {
  const [mine, other] = [(await signIn(it)).token, (await signIn(it)).token]
  const [here, there, strangers] = [browser(mine), browser(mine), browser(other)]
  await credentialOf(here)
  await credentialOf(strangers)
  const seed = (of: Browser) => decode(of.place.get()?.seed ?? '')
  const wrong = await kindOf(renewCredential(there.call, there.place, seed(strangers)))
  assert.deepEqual(wrong, { kind: 'other-device', newStart: 'now' })
  assert.equal(await kindOf(renewCredential(there.call, there.place, seed(here))), 'credential')
})

test('an account starts anew once at once, once from a Monday two weeks later, and then not before January', async () => {
  const { token, email } = await signIn(it, `${randomUUID()}@gmail.com`)
  const [first, second, third, fourth] = [browser(token), browser(token), browser(token), browser(token)]
  await credentialOf(first)
  assert.equal(await startAnew(second), 'credential')
  assert.equal(await kindOf(credentialOf(second)), 'credential')
  assert.deepEqual(await kindOf(credentialOf(third)), { kind: 'other-device', newStart: '2026-03-30' })
  assert.deepEqual(await startAnew(third), { kind: 'other-device', newStart: '2026-03-30' })
  const [letter] = await inboxOf(it, email)
  assert.equal(letter?.subject, 'Akunmu dipakai di perangkat lain')
  it.clock.set('2026-03-30T08:00:00+07:00')
  const later = (await signIn(it, email)).token
  for (const each of [third, fourth]) each.call = clientOf(it, later)
  assert.equal(await startAnew(third), 'credential')
  assert.equal(await kindOf(credentialOf(third)), 'credential')
  assert.deepEqual(await kindOf(credentialOf(fourth)), { kind: 'other-device', newStart: null })
  assert.deepEqual(await startAnew(fourth), { kind: 'other-device', newStart: null })
})

test('a new start whose answer was lost is not counted twice', async () => {
  const { token } = await signIn(it)
  const [first, second] = [browser(token), browser(token)]
  await credentialOf(first)
  const losing: typeof second.call = async (name, input) => {
    const answer = await second.call(name, input)
    if (name === 'newStart') throw { status: 0, code: 'offline' }
    return answer
  }
  await assert.rejects(startAgain(losing, second.place))
  assert.deepEqual(await kindOf(credentialOf(first)), 'credential', 'what a device has stays valid')
  assert.deepEqual([await startAnew(second), await startAnew(second)], ['credential', 'credential'])
})

test('after a refused code a new start is of the own seed', async () => {
  const [mine, other] = [(await signIn(it)).token, (await signIn(it)).token]
  const [here, there, strangers] = [browser(mine), browser(mine), browser(other)]
  await credentialOf(here)
  await credentialOf(strangers)
  const seed = strangers.place.get()?.seed ?? ''
  await renewCredential(there.call, there.place, decode(seed))
  assert.equal(await startAnew(there), 'credential')
  assert.notEqual(there.place.get()?.seed, seed)
})

test('a browser gives up no seed for a year that its own clock denies', async () => {
  const { token } = await signIn(it)
  const { call, place } = browser(token)
  await getCredential(call, place)
  const { seed } = place.get()!
  const wrong: typeof call = async (name, input) => {
    const answer = await call(name, input)
    if (name !== 'passKeys') return answer
    const { keys } = answer as { keys: { year: number; key: string }[] }
    return { ...answer, keys: keys.map(({ key }) => ({ year: 2099, key })) } as typeof answer
  }
  assert.deepEqual(await kindOf(getCredential(wrong, place)), { kind: 'wrong-key' })
  assert.equal(place.get()?.seed, seed)
})

test('the notice of a new start is not sent to an address that an employer may read', async () => {
  const { token, email } = await signIn(it, `${randomUUID()}@pabrik-kapal.co.id`)
  await credentialOf(browser(token))
  assert.equal(await startAnew(browser(token)), 'credential')
  const subjects = (await inboxOf(it, email)).map(({ subject }) => subject)
  assert.ok(!subjects.includes('Akunmu dipakai di perangkat lain'), subjects.join())
})

test('an account that is deleted and opened again is no new holder', async () => {
  const email = `${randomUUID()}@gmail.com`
  const { token } = await signIn(it, email)
  await credentialOf(browser(token))
  assert.equal(await startAnew(browser(token)), 'credential')
  await credentialOf(browser(token))
  const gone = await it.call('deleteAccount', { body: { agreed: true } }, { bearer: token })
  assert.equal(gone.status, 200)
  it.clock.move(DAY)
  const again = browser((await signIn(it, email)).token)
  const found = await kindOf(credentialOf(again))
  assert.ok(typeof found === 'object' && found.kind === 'other-device' && found.newStart !== 'now')
})

test('a request that is no request, or of a closed year, is refused at its field', async () => {
  const { token: bearer } = await signIn(it)
  const ask = async (body: object) => (await it.call('passCredential', { body }, { bearer })).body.errors
  const request = 'A'.repeat(302)
  assert.deepEqual(Object.keys(await ask({ year: 2026, request })), ['request'])
  assert.deepEqual(Object.keys(await ask({ year: 2027, request })), ['year'])
  assert.deepEqual(Object.keys(await ask({ year: 2026, request: 'A' })), ['request'])
  assert.equal((await it.call('passCredential', { body: { year: 2026, request } })).status, 401)
})

test('in December the next year’s key can be known, and from January on only it is used', async () => {
  const years = async () => (await it.call('passKeys')).body.keys.map(({ year }: { year: number }) => year)
  assert.deepEqual(await years(), [2026])
  it.clock.set('2026-12-31T23:59:00+07:00')
  assert.deepEqual(await years(), [2026, 2027])
  const { id: company } = await addCompany(it.db, { name: 'Pergantian Tahun' })
  const { token } = await signIn(it)
  const here = browser(token)
  const before = await write(here, company)
  const { keys } = (await it.call('passKeys')).body
  it.clock.set('2027-01-01T00:01:00+07:00')
  assert.deepEqual(await years(), [2027])
  assert.equal((await it.call('passKeys')).body.keys[0].key, keys[1].key)
  const sent = await it.call('submitReview', { body: employeeReview(company) }, { bearer: before })
  assert.equal(sent.status, 201, 'a pass of New Year’s night is honoured for its hour')
  const next = await write(here, company)
  assert.equal(here.place.get()?.year, 2027)
  const body = employeeReview(company)
  assert.equal((await it.call('submitReview', { body }, { bearer: next })).status, 201)
  it.clock.set('2027-01-03T05:00:00+07:00')
  await it.app.tasks.drain()
  const holders = await it.db.identity`select distinct year from identity.pass_holder`
  assert.deepEqual(
    [...holders].map(({ year }) => year),
    [2027],
  )
})
