import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Locale } from '#shared/locale.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { seedStaff } from '#server/accounts/seed.ts'
import { totpOf } from '#server/accounts/team.ts'
import { createClaimedCompany, createOwner } from '#server/owners/create-owner.ts'
import { ownerIndex } from '#server/owners/person.ts'
import { newMembership, type Membership, type Plan } from '#server/owners/subscription.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { TestApp } from './app.ts'

const LOOPBACK = { address: '127.0.0.1' }

/** A signed-in account, created through the API as a person would; each address uses its own device. */
export async function signIn(
  test: TestApp,
  email = `${randomUUID()}@contoh.id`,
  { locale = 'id', device = email }: { locale?: Locale; device?: string } = {},
): Promise<{ token: string; id: string; email: string }> {
  const as = { locale, device }
  const sent = await test.call('loginEmail', { body: { email } }, as)
  assert.equal(sent.status, 202, JSON.stringify(sent.body))
  const two_factor_code = await codeFor(test, email)
  const body = { user_id: sent.body.user_id, two_factor_code, consent: true }
  const verified = await test.call('verifyCode', { body }, as)
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  return { token: verified.body.token, id: verified.body.user.id, email }
}

/** A signed-in staff member of the demo. Moves the clock by a step, because an authenticator's code works once. */
export async function signInStaff(
  test: TestApp,
  role: 'moderator' | 'editor' | 'administrator' = 'moderator',
): Promise<{ token: string; email: string }> {
  const { db, clock, secrets } = test
  const member = (await seedStaff({ db, secrets }, clock)).find(one => one.role === role)
  assert(member)
  const as = { device: randomUUID() }
  const sent = await test.call('teamLogin', { body: { email: member.email } }, as)
  assert.equal(sent.status, 202, JSON.stringify(sent.body))
  const two_factor_code = await codeFor(test, member.email)
  clock.move(30_000)
  const totp = totpOf(member.secret).generate({ timestamp: clock.now().getTime() })
  const body = { user_id: sent.body.user_id, two_factor_code, totp }
  const verified = await test.call('teamVerify', { body }, as)
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  return { token: verified.body.token, email: member.email }
}

/** The newest code sent to an address, read from the local inbox. */
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

type Wanted = {
  plan?: Plan
  name?: string
  role?: string
  email?: string
  locale?: Locale
  password?: string
}

/** An approved, signed-in owner: the company's first, whose trial (or `plan`) began today, or a colleague. */
export async function newOwner(
  test: TestApp,
  company: { id: string },
  { plan = 'trial', name = 'Ratri Anggraini', role = 'Kepala SDM', locale = 'id', ...given }: Wanted = {},
): Promise<{ id: string; token: string; email: string }> {
  const { app: _, ...parts } = test
  const email = given.email ?? `${randomUUID()}@kantor.example`
  const person = { company_id: company.id, email, name, role, phone: null, locale, password: given.password }
  const membership: Membership = newMembership(plan, dayOf(test.clock.now()))
  const [has] = await test.db.identity`select 1 from identity.membership where company_id = ${company.id}`
  const id = has
    ? await test.db.begin('identity', tx => createOwner(parts, tx, person))
    : await createClaimedCompany(parts, person, membership)
  assert(id, `${email} speaks for a company already`)
  const token = await test.db.begin('identity', tx =>
    openSession(
      parts,
      tx,
      { kind: 'owner', holderId: id, addressIndex: ownerIndex(test.secrets, email) },
      { device: email },
    ),
  )
  return { id, token, email }
}
