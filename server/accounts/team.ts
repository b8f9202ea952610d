import { Secret, TOTP } from 'otpauth'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import type { Context } from '#server/platform/http/api.ts'
import { open } from '#server/platform/crypto.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { emailIndex } from './address.ts'
import { requestCode, type AccountParts, type Attempt } from './request-code.ts'
import { openSession, STAFF_IDLE_MINUTES } from './sessions.ts'
import { wrongAt } from './sign-in-limits.ts'
import { refuseCode, tryCode } from './try-code.ts'
import * as staffRows from './staff-store.ts'
import * as store from './store.ts'

type Given = { user_id: string; two_factor_code: string; totp: string }

const STEP_SECONDS = 30

export const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: STEP_SECONDS })

export const totpContext = (staffId: string): string => `identity.staff.totp_ct:${staffId}`

/** Sends a code to a member of the team; for anyone else does and answers the same, but nothing is sent. */
export const teamLogin = (parts: AccountParts, email: string, context: Context): Promise<Attempt> =>
  requestCode(parts, 'staff', { channel: 'email', to: email }, context)

/** A right code and a right step of the authenticator, each valid once, open a session. */
export async function teamVerify(
  parts: Parts,
  given: Given,
  context: Context,
): Promise<{ token: string; staff: StaffMember; expires_in: number }> {
  const { db, wallClock, secrets } = parts
  const challenge = await tryCode(parts, 'staff', given, context)
  const { channel, to, address_idx: addressIndex } = challenge
  const staff = await staffRows.findStaffByEmail(db.identity, addressIndex)
  if (!staff) return refuseCode('code_wrong')
  const timestamp = wallClock.now().getTime()
  const totp = totpOf(open(secrets.field, staff.totp_ct, totpContext(staff.id)))
  const delta = totp.validate({ token: given.totp, timestamp, window: 1 })
  if (delta === null) return refuseTotp()
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
  const token = await db.begin('identity', async tx => {
    if (!(await staffRows.takeTotpStep(tx, staff.id, step))) return refuseTotp()
    if (!(await store.useChallenge(tx, challenge.id))) return refuseCode('code_wrong')
    return openSession(parts, tx, { kind: 'staff', holderId: staff.id, addressIndex }, context)
  })
  await parts.limits.everywhere.forget(wrongAt('staff', { channel, to }))
  return { token, staff: { name: staff.name, role: staff.role }, expires_in: STAFF_IDLE_MINUTES * 60 }
}

const refuseTotp = (): never => fail('totp_wrong', { fields: { totp: [{ key: 'totp_wrong' }] } })

/** The team member of a session, for rooms that decide by role. Throws `unauthenticated` for a former member. */
export async function getStaffMember(
  sql: Queryable,
  context: Pick<Context, 'holder'>,
): Promise<StaffMember & { id: string }> {
  const holder = context.holder?.kind === 'staff' ? context.holder : fail('unauthenticated')
  return (await staffRows.findStaff(sql, holder.id)) ?? fail('unauthenticated')
}

/** Whether an address belongs to the team; for checks at start, never for an answer. */
export async function hasStaff(sql: Queryable, secrets: Parts['secrets'], email: string): Promise<boolean> {
  return (await staffRows.findStaffByEmail(sql, emailIndex(secrets, email))) !== undefined
}

export async function staffNames(sql: Queryable, ids: string[]): Promise<Map<string, string>> {
  return new Map((await staffRows.listStaffNames(sql, ids)).map(({ id, name }) => [id, name]))
}
