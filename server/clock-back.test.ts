// F-12: an expiry happens once, at its second, and stays in force if the machine's clock jumps back an hour.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { seedStaff } from '#server/accounts/seed.ts'
import { totpOf } from '#server/accounts/team.ts'
import { hashPassword } from '#server/owners/passwords.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { signed } from '#server/platform/delivery/signed-hook.ts'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { hiring } from '#tests/support/jobs/applications.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { codeFor, inboxOf, newOwner, signIn, signInStaff } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SECRET = 'rahasia-untuk-uji-coba-saja-0123456789'
const PASSWORD = 'kopi tubruk tiga gelas'

let it: TestApp
before(async () => void (it = await testApp({ env: { MAIL_HOOK_SECRET: SECRET } })))
after(() => it.close())

/**
 * Checks that `lives` is true before the end and false from then on, also after the clock has jumped back and runs
 * forward again.
 */
async function endsOnce(end: Date, lives: () => Promise<boolean>): Promise<void> {
  const at = (past: number) => it.clock.set(new Date(end.getTime() + past).toISOString())
  at(-SECOND)
  assert.equal(await lives(), true, 'a second before its end')
  for (const past of [0, SECOND, SECOND - HOUR, SECOND - HOUR / 2, -SECOND, 0]) {
    at(past)
    assert.equal(await lives(), false, `${past / SECOND} s after its end`)
  }
  it.clock.move(DAY)
}

/** For one-time items: uses the first before the end and the other one from then on. */
function oneThenTheOther<T>([first, other]: [T, T], use: (one: T) => Promise<boolean>) {
  let asked = 0
  return () => use(asked++ === 0 ? first : other)
}

const now = (): number => it.clock.now().getTime()
const startOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`)
const newCompany = () => addCompany(it.db, { name: `Waktu ${randomUUID().slice(0, 8)}` })

async function asked(): Promise<object> {
  const email = `${randomUUID()}@contoh.id`
  const { body } = await it.call('loginEmail', { body: { email } }, { device: email })
  return { user_id: body.user_id, two_factor_code: await codeFor(it, email) }
}

test('a code expires after five minutes, once', async () => {
  const body = await asked()
  // Without consent the answer shows whether a code is valid, and does not use it.
  await endsOnce(new Date(now() + 5 * MINUTE), async () => {
    const { code } = (await it.call('verifyCode', { body })).body
    assert.ok(['consent_needed', 'code_expired'].includes(code), code)
    return code === 'consent_needed'
  })
})

test('a used code stays used, whatever the clock says', async () => {
  const body = { ...(await asked()), consent: true }
  assert.equal((await it.call('verifyCode', { body })).status, 200)
  it.clock.move(-HOUR)
  assert.equal((await it.call('verifyCode', { body })).body.code, 'code_wrong')
  it.clock.move(DAY)
})

const isIn = (name: 'me' | 'ownerMe' | 'teamCounts', bearer: string) => async (): Promise<boolean> => {
  const { status } = await it.call(name, {}, { bearer })
  assert.ok([200, 401].includes(status), String(status))
  return status === 200
}

test('a session ends once, by idle time or by age: an account’s, the team’s, a company’s', async () => {
  const reader = isIn('me', (await signIn(it)).token)
  const last = startOf(addDays(dayOf(it.clock.now()), 90))
  await inUseUntil(last, 29 * DAY, reader)
  await unusedFor(startOf(addDays(dayOf(it.clock.now()), 30)), isIn('me', (await signIn(it)).token))
  const team = async () => isIn('teamCounts', (await signInStaff(it)).token)
  const ofTeam = await team()
  await inUseUntil(new Date(now() + 12 * HOUR), 29 * MINUTE, ofTeam)
  const idle = await team()
  await unusedFor(new Date(now() + 30 * MINUTE), idle)
  const company = await newCompany()
  const owner = async () => isIn('ownerMe', (await newOwner(it, company)).token)
  await inUseUntil(new Date(now() + 7 * DAY), 11 * HOUR, await owner())
  await unusedFor(new Date(now() + 12 * HOUR), await owner())
})

async function inUseUntil(end: Date, every: number, lives: () => Promise<boolean>): Promise<void> {
  for (let at = now() + every; at < end.getTime(); at += every) {
    it.clock.set(new Date(at).toISOString())
    assert.ok(await lives())
  }
  await endsOnce(end, lives)
}

/** Each use would extend the session, so the first use is at its end. */
async function unusedFor(end: Date, lives: () => Promise<boolean>): Promise<void> {
  it.clock.set(end.toISOString())
  assert.equal(await lives(), false)
  it.clock.move(-HOUR)
  assert.equal(await lives(), false, 'when the clock jumped back')
  it.clock.move(DAY)
}

test('a link for a password works for half an hour', async () => {
  const linkOf = async () => {
    const { email } = await newOwner(it, await newCompany())
    await it.call('forgotPassword', { body: { email } }, { device: email })
    return String(/#([\w-]+)/.exec((await inboxOf(it, email))[0]?.body ?? '')?.[1])
  }
  const links: [string, string] = [await linkOf(), await linkOf()]
  await endsOnce(
    new Date(now() + 30 * MINUTE),
    oneThenTheOther(links, async token => {
      const { status } = await it.call('choosePassword', { body: { token, password: PASSWORD } })
      assert.ok([200, 409].includes(status), String(status))
      return status === 200
    }),
  )
})

test('a pass lasts an hour, rounded up to the full hour', async () => {
  const passOf = async () => {
    const { id: company_id } = await newCompany()
    const { token } = await signIn(it)
    const pass = await reviewPass(it, token, company_id)
    return { company_id, pass }
  }
  const passes: [Passed, Passed] = [await passOf(), await passOf()]
  await endsOnce(
    new Date(Math.ceil((now() + HOUR) / HOUR) * HOUR),
    oneThenTheOther(passes, async ({ company_id, pass }) => {
      const { status } = await it.call('submitReview', { body: employeeReview(company_id) }, { bearer: pass })
      assert.ok([201, 403].includes(status), String(status))
      return status === 201
    }),
  )
})
type Passed = { company_id: string; pass: string }

test('a trial and a paid year end with their last day in Jakarta', async () => {
  const onTrial = await newCompany()
  await newOwner(it, onTrial)
  const paying = await newCompany()
  const password = await hashPassword(PASSWORD)
  const { email } = await newOwner(it, paying, { plan: 'active', password })
  const until = async (id: string): Promise<string> => {
    const [row] = await it.db.identity`select until from identity.membership where company_id = ${id}`
    return row?.['until']
  }
  const afterTrial = startOf(addDays(await until(onTrial.id), 1))
  it.clock.set(new Date(afterTrial.getTime() - HOUR).toISOString())
  const { token: bearer } = await newOwner(it, onTrial)
  await endsOnce(
    afterTrial,
    async () => (await it.call('ownerMe', {}, { bearer })).body.subscription.state === 'trial',
  )
  await endsOnce(startOf(addDays(await until(paying.id), 1)), async () => {
    const body = { email, password: PASSWORD }
    const { status } = await it.call('ownerLogin', { body }, { device: email })
    assert.ok([200, 403].includes(status), String(status))
    return status === 200
  })
})

test('a vacancy ends with its last day in Jakarta', async () => {
  const last_day = addDays(dayOf(it.clock.now()), 10)
  const { vacancy } = await hiring(it, { last_day })
  await endsOnce(
    startOf(addDays(last_day, 1)),
    async () => (await it.call('vacancy', { params: { id: vacancy } })).body.is_open,
  )
})

test('an authenticator and a mail provider with clocks of their own are accepted after ours went back', async () => {
  await signIn(it)
  it.clock.move(-HOUR)
  assert.equal(await isIn('teamCounts', (await signInStaff(it)).token)(), true)
  const body = JSON.stringify({ id: 'a', email: 'siapa@contoh.id' })
  const { statusCode } = await it.app.http.inject({
    method: 'POST',
    url: '/hooks/mail-refused',
    headers: {
      'content-type': 'application/json',
      signature: signed(SECRET, Math.floor(now() / SECOND), body),
    },
    payload: body,
  })
  assert.equal(statusCode, 204)
  it.clock.move(DAY)
})

test('a used code of the authenticator is refused when its time comes again', async () => {
  const editor = (await seedStaff(it, it.clock)).find(({ role }) => role === 'editor')
  const open = async (totp: string) => {
    const asked = await it.call('teamLogin', { body: { email: editor?.email } }, { device: randomUUID() })
    const two_factor_code = await codeFor(it, String(editor?.email))
    return (await it.call('teamVerify', { body: { user_id: asked.body.user_id, two_factor_code, totp } }))
      .status
  }
  const totp = totpOf(String(editor?.secret)).generate({ timestamp: now() })
  assert.equal(await open(totp), 200)
  it.clock.move(-HOUR)
  await signIn(it)
  it.clock.move(HOUR)
  assert.equal(await open(totp), 422)
  it.clock.move(DAY)
})

test('an expiry from before a restart stays in force, even if the clock went back meanwhile', async () => {
  const before = await testApp()
  const { token: bearer } = await signInStaff(before)
  before.clock.move(2 * HOUR)
  await before.app.tasks.drain()
  // It starts at the time of the first one's start.
  const started = await testApp({ db: { ...before.db, close: async () => {} }, secrets: before.secrets })
  assert.equal((await started.call('teamCounts', {}, { bearer })).status, 401)
  await started.close()
  await before.close()
})
