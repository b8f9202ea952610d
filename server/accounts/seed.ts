import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addStaff } from './staff.ts'
import { totpOf } from './team.ts'
import { createAccount } from './verify.ts'

export const DEMO_STAFF = [
  { email: 'tim@kerjajujur.example', name: 'Sari', role: 'moderator' },
  { email: 'tim.redaksi@kerjajujur.example', name: 'Bima', role: 'editor' },
  { email: 'tim.admin@kerjajujur.example', name: 'Ayu', role: 'administrator' },
] as const satisfies readonly (StaffMember & { email: string })[]

export const DEMO_ACCOUNT = 'demo@kerjajujur.example'

/** `secret` is for an authenticator app, `uri` is the text of its QR code, `code` is the current code. */
export type DemoStaff = StaffMember & { email: string; secret: string; uri: string; code: string }

/**
 * Makes the demo's team on the first run, and returns what each member signs in with. Their authenticator secrets
 * stay the same.
 */
export async function seedStaff(
  needs: Pick<Parts, 'db' | 'secrets'>,
  wallClock: Clock,
): Promise<DemoStaff[]> {
  const seeded: DemoStaff[] = []
  for (const member of DEMO_STAFF) {
    const { secret, uri } = await addStaff(needs, member)
    const code = totpOf(secret).generate({ timestamp: wallClock.now().getTime() })
    seeded.push({ ...member, secret, uri, code })
  }
  return seeded
}

/** One ordinary account for the demo: it signs in without the consent step. */
export async function demoAccount({
  db,
  clock,
  secrets,
}: Pick<Parts, 'db' | 'clock' | 'secrets'>): Promise<{ email: string; id: string }> {
  const id = await db.begin('identity', tx =>
    createAccount({ clock, secrets }, tx, { channel: 'email', to: DEMO_ACCOUNT }, { locale: 'id' }),
  )
  return { email: DEMO_ACCOUNT, id }
}
