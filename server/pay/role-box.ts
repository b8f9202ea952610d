import { createHash } from 'node:crypto'
import { YEAR_BANDS, type YearBand } from '#shared/contract/pay/pay-parts.ts'
import { mac, SEAL_BYTES } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { MEMBERSHIP_BYTES, readMembership, writeMembership, type Membership } from './member.ts'
import { openRow, openRows, placeIn, sealRow } from './packing.ts'

/**
 * An amount as stored for figures of roles and places. No row of this store discloses its author, its company or its
 * department.
 */
export type RolePay = {
  /** `roleMark` of the role; 0 if none was given. */
  role: number
  /** A city's id without its dot: 3275. */
  city: number
  year: number
  /** The year in which it was given. */
  given_in: number
  /** In units of Rp 100,000. */
  amount: number
  years: YearBand | null
  /** `companyTag`, for counting companies; 0 for none. */
  company: number
}

const CONTEXT = 'pay.role'
const MARK_BYTES = 6
/** `givenAfter`: years from the amount's year to the one in which it was given. */
const AT = {
  role: 0,
  company: 6,
  city: 12,
  year: 14,
  amount: 16,
  years: 18,
  givenAfter: 19,
  membership: 20,
} as const
export const ROLE_BYTES = AT.membership + MEMBERSHIP_BYTES
export const ROLE_BOX_BYTES = SEAL_BYTES + ROLE_BYTES

export function closeRolePay(secrets: Secrets, pay: RolePay, membership: Membership): Buffer {
  const bytes = Buffer.alloc(ROLE_BYTES)
  bytes.writeUIntBE(pay.role, AT.role, MARK_BYTES)
  bytes.writeUIntBE(pay.company, AT.company, MARK_BYTES)
  bytes.writeUInt16BE(pay.city, AT.city)
  bytes.writeUInt16BE(pay.year, AT.year)
  bytes.writeUInt16BE(pay.amount, AT.amount)
  bytes.writeUInt8(placeIn(YEAR_BANDS, pay.years), AT.years)
  bytes.writeUInt8(pay.given_in - pay.year, AT.givenAfter)
  writeMembership(bytes, AT.membership, membership)
  return sealRow(secrets, bytes, CONTEXT)
}

export const openRolePay = (secrets: Secrets, box: Buffer): { pay: RolePay; membership: Membership } =>
  readRolePay(openRow(secrets, box, CONTEXT), 0)

/**
 * Decrypts many amounts. `bytes` is concatenated rows: a key of `keyBytes`, then an encrypted amount. Returns the
 * concatenated plain amounts.
 */
export const openRolePays = (secrets: Secrets, bytes: Buffer, keyBytes: number): Buffer =>
  openRows(secrets, { bytes, keyBytes, textBytes: ROLE_BYTES }, CONTEXT)

export function readRolePay(bytes: Buffer, from: number): { pay: RolePay; membership: Membership } {
  const year = bytes.readUInt16BE(from + AT.year)
  const pay = {
    role: bytes.readUIntBE(from + AT.role, MARK_BYTES),
    company: bytes.readUIntBE(from + AT.company, MARK_BYTES),
    city: bytes.readUInt16BE(from + AT.city),
    year,
    given_in: year + bytes.readUInt8(from + AT.givenAfter),
    amount: bytes.readUInt16BE(from + AT.amount),
    years: YEAR_BANDS[bytes.readUInt8(from + AT.years) - 1] ?? null,
  }
  return { pay, membership: readMembership(bytes, from + AT.membership) }
}

/** Encrypts the same amount with another membership. */
export const moveRolePay = (secrets: Secrets, box: Buffer, membership: Membership): Buffer =>
  closeRolePay(secrets, openRolePay(secrets, box).pay, membership)

/** A role's id as a number of fixed length, which does not change when roles are added. */
export const roleMark = (role: string | null): number =>
  role === null ? 0 : createHash('sha256').update(role).digest().readUIntBE(0, MARK_BYTES)

/** A company as figures of roles count it: a keyed hash that nobody can resolve without the key. */
export const companyTag = (secrets: Secrets, companyId: string | null): number =>
  companyId === null ? 0 : mac(secrets.salary, 'company', companyId).readUIntBE(0, MARK_BYTES)
