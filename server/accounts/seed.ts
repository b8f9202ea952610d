import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import type { StaffMember } from '#shared/contract/accounts.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Parts } from '#server/platform/parts.ts'
import { emailIndex, sealAddress } from './address.ts'
import { totpContext, totpOf } from './team.ts'
import { createAccount } from './verify.ts'
import * as store from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets'>

/** Who the demo's team are. */
export const DEMO_STAFF = [
  { email: 'tim@kerjajujur.example', name: 'Sari', role: 'moderator' },
  { email: 'tim.redaksi@kerjajujur.example', name: 'Bima', role: 'editor' },
  { email: 'tim.admin@kerjajujur.example', name: 'Ayu', role: 'administrator' },
] as const satisfies readonly (StaffMember & { email: string })[]

export const DEMO_ACCOUNT = 'demo@kerjajujur.example'

/** `secret` is for an authenticator app, `uri` the same as its QR code's text, `code` what it shows now. */
export type DemoStaff = StaffMember & { email: string; secret: string; uri: string; code: string }

/** Makes the demo's team on the first run, and says with what each signs in. Their authenticator secrets stay the same. */
export async function seedStaff({ db, clock, secrets }: Needs): Promise<DemoStaff[]> {
  const seeded: DemoStaff[] = []
  for (const member of DEMO_STAFF) {
    const index = emailIndex(secrets, member.email)
    if (!(await store.findStaffByEmail(db.identity, index))) await insert(member, index)
    const staff = await store.findStaffByEmail(db.identity, index)
    if (staff) seeded.push(present(member, open(secrets.field, staff.totp_ct, totpContext(staff.id))))
  }
  return seeded

  async function insert({ email, name, role }: (typeof DEMO_STAFF)[number], index: Buffer): Promise<void> {
    const id = randomUUID()
    await store.insertStaff(db.identity, {
      id,
      name,
      role,
      email_ct: sealAddress(secrets, 'staff.email_ct', id, email),
      email_idx: index,
      totp_ct: seal(secrets.field, new Secret({ size: 20 }).base32, totpContext(id)),
    })
  }

  function present(member: (typeof DEMO_STAFF)[number], secret: string): DemoStaff {
    const totp = totpOf(secret)
    totp.issuer = 'KerjaJujur'
    totp.label = member.email
    return {
      ...member,
      secret,
      uri: totp.toString(),
      code: totp.generate({ timestamp: clock.now().getTime() }),
    }
  }
}

/** One ordinary account for the demo: it signs in without the consent step. */
export async function demoAccount({ db, clock, secrets }: Needs): Promise<{ email: string; id: string }> {
  const id = await db.begin('identity', tx =>
    createAccount({ clock, secrets }, tx, { channel: 'email', to: DEMO_ACCOUNT }, { locale: 'id' }),
  )
  return { email: DEMO_ACCOUNT, id }
}
