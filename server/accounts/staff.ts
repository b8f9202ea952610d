import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Parts } from '#server/platform/parts.ts'
import { emailIndex, sealAddress } from './address.ts'
import { endSessionsOf } from './sessions.ts'
import { totpContext, totpOf } from './team.ts'
import * as store from './staff-store.ts'

/** A member's credentials for sign-in: the secret for an authenticator app, and the text of its QR code. */
export type Authenticator = { secret: string; uri: string }

/** Adds a member of the team, or gives the one with this address the name and role; the secret does not change. */
export async function addStaff(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  { email, name, role }: StaffMember & { email: string },
): Promise<Authenticator & { before: StaffMember | undefined }> {
  const id = randomUUID()
  const index = emailIndex(secrets, email)
  const before = await store.findStaffByEmail(db.identity, index)
  await store.upsertStaff(db.identity, {
    id,
    name,
    role,
    email_ct: sealAddress(secrets, 'staff.email_ct', id, email),
    email_idx: index,
    totp_ct: seal(secrets.field, new Secret({ size: 20 }).base32, totpContext(id)),
  })
  const member = await store.findStaffByEmail(db.identity, index)
  if (!member) throw new Error('The member of the team was not stored')
  const secret = open(secrets.field, member.totp_ct, totpContext(member.id))
  const totp = totpOf(secret)
  totp.issuer = 'KerjaJujur'
  totp.label = email
  return { secret, uri: totp.toString(), before }
}

/** Removes a member's credentials and sessions. Undefined where nobody has the address. */
export async function removeStaff(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  email: string,
): Promise<StaffMember | undefined> {
  return db.begin('identity', async tx => {
    const member = await store.deleteStaffCredentials(tx, emailIndex(secrets, email))
    if (member) await endSessionsOf(tx, 'staff', member.id)
    return member
  })
}
