import { mac } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/**
 * The k-anonymity group that an amount counts in. `group`: id of the group it was admitted with, of `size` members; 0
 * while it waits. `newcomerWeek`: the mark of the week in which it was given, while it waits for its first group or is in it
 * (there counted from the group's own first week); 0 if it was in another group before.
 */
export type Membership = { group: number; size: number; newcomerWeek: number }

/** An amount whose week is not known. */
export const NEWCOMER: Membership = { group: 0, size: 0, newcomerWeek: 1 }

/** Marks of weeks wrap around after this many. */
export const WEEKS = 251
const WEEK_MS = 7 * 86_400_000

/**
 * The mark of a week (its Monday) among amounts of one year and one company, or of all companies: consecutive weeks
 * have consecutive marks. The offset depends on a key, so nobody can calculate the week without it.
 */
export function weekMark(
  { salary }: Secrets,
  of: { company: string | null; year: number },
  week: string,
): number {
  const begin = mac(salary, 'week', of.company ?? '', of.year).readUInt8(0)
  return 1 + ((Math.floor(Date.parse(week) / WEEK_MS) + begin) % WEEKS)
}

const GROUP_BYTES = 6
export const MEMBERSHIP_BYTES = GROUP_BYTES + 3

export function writeMembership(bytes: Buffer, at: number, { group, size, newcomerWeek }: Membership): void {
  bytes.writeUIntBE(group, at, GROUP_BYTES)
  bytes.writeUInt16BE(size, at + GROUP_BYTES)
  bytes.writeUInt8(newcomerWeek, at + GROUP_BYTES + 2)
}

export const readMembership = (bytes: Buffer, at: number): Membership => ({
  group: bytes.readUIntBE(at, GROUP_BYTES),
  size: bytes.readUInt16BE(at + GROUP_BYTES),
  newcomerWeek: bytes.readUInt8(at + GROUP_BYTES + 2),
})
