import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Locale } from '#shared/locale.ts'
import { seedStaff } from '#server/accounts/seed.ts'
import { totpOf } from '#server/accounts/team.ts'
import type { TestApp } from './app.ts'

const LOOPBACK = { address: '127.0.0.1' }

/** A signed-in account, made through the API as a person would; each address uses a device of its own. */
export async function signIn(
  test: TestApp,
  email = `${randomUUID()}@contoh.id`,
  { locale = 'id', device = email }: { locale?: Locale; device?: string } = {},
): Promise<{ token: string; id: string; email: string }> {
  const as = { locale, device }
  const asked = await test.call('loginEmail', { body: { email } }, as)
  assert.equal(asked.status, 202, JSON.stringify(asked.body))
  const two_factor_code = await codeFor(test, email)
  const body = { user_id: asked.body.user_id, two_factor_code, consent: true }
  const verified = await test.call('verifyCode', { body }, as)
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  return { token: verified.body.token, id: verified.body.user.id, email }
}

/** A signed-in member of the demo's team. Moves the clock by a step, because an authenticator's code works once. */
export async function signInStaff(
  test: TestApp,
  role: 'moderator' | 'editor' | 'administrator' = 'moderator',
): Promise<{ token: string; email: string }> {
  const { db, clock, secrets } = test
  const member = (await seedStaff({ db, clock, secrets })).find(one => one.role === role)
  assert(member)
  const as = { device: randomUUID() }
  const asked = await test.call('teamLogin', { body: { email: member.email } }, as)
  assert.equal(asked.status, 202, JSON.stringify(asked.body))
  const two_factor_code = await codeFor(test, member.email)
  clock.move(30_000)
  const totp = totpOf(member.secret).generate({ timestamp: clock.now().getTime() })
  const body = { user_id: asked.body.user_id, two_factor_code, totp }
  const verified = await test.call('teamVerify', { body }, as)
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  return { token: verified.body.token, email: member.email }
}

/** The newest code that went to an address, read where a person at this machine reads it. */
export async function codeFor(test: TestApp, email: string): Promise<string> {
  const [message] = await inboxOf(test, email)
  const code = /^\d{6}/.exec(message?.subject ?? '')?.[0]
  assert(code, `no code came for ${email}`)
  return code
}

export async function inboxOf(
  test: TestApp,
  to?: string,
): Promise<{ to: string; subject: string; body: string }[]> {
  await test.app.tasks.drain()
  const { status, body } = await test.call('inbox', { query: { to } }, LOOPBACK)
  assert.equal(status, 200)
  return body.messages
}
