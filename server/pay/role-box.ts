import { createHash } from 'node:crypto'
import { YEAR_BANDS, type YearBand } from '#shared/contract/pay-parts.ts'
import { mac, openBytes, SEAL_BYTES, sealBytes } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { MEMBERSHIP_BYTES, readMembership, writeMembership, type Membership } from './member.ts'
import { placeIn } from './packed.ts'

/** What is kept for roles and places: whose it is, of which company and in which department, no row of this store tells. */
export type RolePay = {
  /** `roleMark` of the role; 0 where none was told. */
  role: number
  /** A city's id without its dot: 3275. */
  city: number
  year: number
  /** In units of Rp 100,000. */
  amount: number
  years: YearBand | null
  /** `companyTag`, to count companies; 0 of none. */
  company: number
}

export const AMOUNT_UNIT = 100_000

const CONTEXT = 'pay.role'
const MARK_BYTES = 6
const MEMBERSHIP_AT = 2 * MARK_BYTES + 7
const PLAIN_BYTES = MEMBERSHIP_AT + MEMBERSHIP_BYTES
export const ROLE_BOX_BYTES = SEAL_BYTES + PLAIN_BYTES

export function closeRolePay(secrets: Secrets, pay: RolePay, membership: Membership): Buffer {
  const bytes = Buffer.alloc(PLAIN_BYTES)
  bytes.writeUIntBE(pay.role, 0, MARK_BYTES)
  bytes.writeUIntBE(pay.company, MARK_BYTES, MARK_BYTES)
  bytes.writeUInt16BE(pay.city, 12)
  bytes.writeUInt16BE(pay.year, 14)
  bytes.writeUInt16BE(pay.amount, 16)
  bytes.writeUInt8(placeIn(YEAR_BANDS, pay.years), 18)
  writeMembership(bytes, MEMBERSHIP_AT, membership)
  return sealBytes(secrets.box, bytes, CONTEXT)
}

export function openRolePay(secrets: Secrets, box: Buffer): { pay: RolePay; membership: Membership } {
  const bytes = openBytes(secrets.box, box, CONTEXT)
  const pay = {
    role: bytes.readUIntBE(0, MARK_BYTES),
    company: bytes.readUIntBE(MARK_BYTES, MARK_BYTES),
    city: bytes.readUInt16BE(12),
    year: bytes.readUInt16BE(14),
    amount: bytes.readUInt16BE(16),
    years: YEAR_BANDS[bytes.readUInt8(18) - 1] ?? null,
  }
  return { pay, membership: readMembership(bytes, MEMBERSHIP_AT) }
}

/** A role's id as a number: of one length, and the same whatever roles come later. */
export const roleMark = (role: string | null): number =>
  role === null ? 0 : createHash('sha256').update(role).digest().readUIntBE(0, MARK_BYTES)

/** A company as figures over roles count it: nobody without the key finds it out. */
export const companyTag = (secrets: Secrets, companyId: string | null): number =>
  companyId === null ? 0 : mac(secrets.salary, 'company', companyId).readUIntBE(0, MARK_BYTES)
