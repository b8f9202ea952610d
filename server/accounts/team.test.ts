import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { demoAccount, DEMO_ACCOUNT, seedStaff, type DemoStaff } from '#server/accounts/seed.ts'
import { totpOf } from '#server/accounts/team.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { codeFor, inboxOf, signIn, signInStaff } from '../../tests/support/sign-in.ts'

let app: TestApp
let staff: DemoStaff
before(async () => {
  app = await testApp()
  staff = (await seedStaff(app, app.clock))[0] as DemoStaff
})
after(() => app.close())

const MINUTE = 60_000
/** Time between two tests, so that no test meets another's limits. */
const HOURS = 3 * 60 * MINUTE
let devices = 0

const totp = (offset = 0) => totpOf(staff.secret).generate({ timestamp: app.clock.now().getTime() + offset })

async function requestCode(device?: string) {
  const as = { device: device ?? `team-${(devices += 1)}` }
  if (!device) app.clock.move(HOURS)
  const { body } = await app.call('teamLogin', { body: { email: staff.email } }, as)
  return { user_id: body.user_id as string, two_factor_code: await codeFor(app, staff.email) }
}

const verify = (body: object) => app.call('teamVerify', { body })

test('a staff member signs in with a mailed code and the authenticator', async () => {
  const verified = await verify({ ...(await requestCode()), totp: totp() })
  assert.equal(verified.status, 200)
  assert.deepEqual(verified.body.staff, { name: staff.name, role: 'moderator' })
  assert.equal(verified.body.expires_in, 1800)
})

test('the codes of the previous and the next step are accepted, those of two steps away are not', async () => {
  assert.equal((await verify({ ...(await requestCode()), totp: totp(-30_000) })).status, 200)
  assert.equal((await verify({ ...(await requestCode()), totp: totp(30_000) })).status, 200)
  for (const offset of [-60_000, 60_000]) {
    const refused = await verify({ ...(await requestCode()), totp: totp(offset) })
    assert.equal(refused.body.code, 'totp_wrong')
    assert.match(refused.body.errors.totp[0], /autentikator/)
  }
})

test("an authenticator's code is accepted once, also in parallel, and never an earlier one", async () => {
  app.clock.move(HOURS)
  const [first, second, third] = [await requestCode('a'), await requestCode('b'), await requestCode('c')]
  const now = totp()
  const answers = await Promise.all([first, second].map(attempt => verify({ ...attempt, totp: now })))
  assert.deepEqual(answers.map(answer => answer.status).sort(), [200, 422])
  assert.equal((await verify({ ...third, totp: totp(-30_000) })).body.code, 'totp_wrong')
})

test('a wrong authenticator code leaves the mailed code valid, but costs a try', async () => {
  const attempt = await requestCode()
  const refused = await Promise.all(
    Array.from({ length: 20 }, () => verify({ ...attempt, totp: totp(600_000) })),
  )
  assert.equal(refused.filter(answer => answer.body.code === 'totp_wrong').length, 5)
  assert.equal((await verify({ ...attempt, totp: totp() })).body.code, 'too_many_tries')
  const another = await requestCode()
  await verify({ ...another, totp: totp(600_000) })
  assert.equal((await verify({ ...another, totp: totp() })).status, 200)
})

test('an address outside the team gets the same answer and no mail', async () => {
  app.clock.move(HOURS)
  const stranger = 'stranger@contoh.id'
  const known = await app.call('teamLogin', { body: { email: staff.email } }, { device: 'k' })
  const unknown = await app.call('teamLogin', { body: { email: stranger } }, { device: 'u' })
  assert.deepEqual(
    { status: unknown.status, keys: Object.keys(unknown.body), expires: unknown.body.expires_in },
    { status: known.status, keys: Object.keys(known.body), expires: known.body.expires_in },
  )
  assert.deepEqual(await inboxOf(app, stranger), [])
  const tried = await verify({ user_id: unknown.body.user_id, two_factor_code: '123456', totp: '123456' })
  assert.equal(tried.body.code, 'code_wrong')
})

test('a team session ends after half an hour without use and after twelve hours in any case', async () => {
  app.clock.move(24 * 60 * MINUTE)
  const used = async (token: string) => (await app.call('teamLogout', {}, { bearer: token })).status
  const idle = await signInStaff(app)
  app.clock.move(31 * MINUTE)
  assert.equal(await used(idle.token), 401)
  const { token } = await signInStaff(app)
  const alive = () =>
    app.app.api.answer('deskReview', {}, { locale: 'id', device: 'd', address: 'a', bearer: token })
  for (let passed = 0; passed < 12 * 60; passed += 20) {
    assert.notEqual((await alive()).status, 401, `after ${passed} minutes`)
    app.clock.move(20 * MINUTE)
  }
  assert.equal((await alive()).status, 401)
})

test('signing in to the team always creates a new token, whatever the request contains', async () => {
  const attempt = await requestCode()
  const planted = 'A'.repeat(43)
  const halfway = [planted, attempt.user_id, attempt.two_factor_code]
  const opens = async (token: string) => (await app.call('deskReview', {}, { bearer: token })).status !== 401
  for (const token of halfway) assert.equal(await opens(token), false)
  const first = await app.call('teamVerify', { body: { ...attempt, totp: totp() } }, { bearer: planted })
  const second = await verify({ ...(await requestCode()), totp: totp() })
  assert.equal(new Set([...halfway, first.body.token, second.body.token]).size, 5)
  for (const token of halfway) assert.equal(await opens(token), false)
  assert.equal(await opens(second.body.token), true)
})

test("an account's token opens nothing of the team, and a team token opens no account", async () => {
  app.clock.move(24 * 60 * MINUTE)
  const account = await signIn(app)
  const member = await signInStaff(app)
  assert.equal((await app.call('teamLogout', {}, { bearer: account.token })).status, 401)
  assert.equal((await app.call('me', {}, { bearer: member.token })).status, 401)
  assert.equal((await app.call('teamLogout', {}, { bearer: member.token })).status, 200)
  assert.equal((await app.call('teamLogout', {}, { bearer: member.token })).status, 401)
})

test('seeding again keeps the team, their authenticators and the demo account', async () => {
  const again = await seedStaff(app, app.clock)
  assert.equal(again[0]?.secret, staff.secret)
  assert.deepEqual(
    again.map(member => member.role),
    ['moderator', 'editor', 'administrator'],
  )
  assert.equal(again[0]?.code, totp())
  const [first, second] = [await demoAccount(app), await demoAccount(app)]
  assert.deepEqual(first, second)
  assert.equal((await signIn(app, DEMO_ACCOUNT)).id, first.id)
})
