import { randomBytes, randomInt } from 'node:crypto'
import { TOTP } from 'otpauth'
import type { Program } from '../support/program.ts'
import { until } from '../support/until.ts'

/** A new address for each call, because limits bind to addresses. */
export const newAddress = (): string => `sinta-${randomBytes(4).toString('hex')}@example.com`

/** A new phone number for each call, in a usual notation. */
export const newNumber = (): string => `0812-${randomInt(1_000, 9_999)}-${randomInt(1_000, 9_999)}`

/** Waits for the newest six-digit code for an address in the local inbox. */
export async function codeFor(url: string, address: string, not?: string): Promise<string> {
  let code: string | undefined
  await until(async () => {
    const answer = await fetch(`${url}/api/inbox?to=${encodeURIComponent(address)}`)
    const { messages } = (await answer.json()) as { messages: Message[] }
    const newest = messages.toSorted((a, b) => b.received_at.localeCompare(a.received_at))[0]
    code = newest && /\b\d{6}\b/.exec(`${newest.subject} ${newest.body}`)?.[0]
    return code && code !== not
  })
  return code as string
}

type Message = { subject: string; body: string; received_at: string }

export type Role = 'moderator' | 'editor' | 'administrator'
export type TeamMember = { email: string; totp(): string }

/** A staff member of the demo, as the start-up banner prints them. */
export async function teamMember(program: Program, role: Role): Promise<TeamMember> {
  const [, email, secret] = await program.printed(
    new RegExp(`${role}\\s+(\\S+@\\S+)\\s+TOTP secret ([A-Z2-7]+)`),
  )
  const totp = new TOTP({ secret: secret as string })
  return { email: email as string, totp: () => totp.generate() }
}
