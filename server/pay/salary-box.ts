import { DEPARTMENTS, JOB_TYPES, type Department, type JobType } from '#shared/contract/keys.ts'
import { YEAR_BANDS, type YearBand } from '#shared/contract/pay-parts.ts'
import { openBytes, SEAL_BYTES, sealBytes } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { MEMBERSHIP_BYTES, readMembership, writeMembership, type Membership } from './member.ts'
import { orNone, orNull, placeIn, uuidAt, writeUuid } from './packed.ts'

/** What a salary's own row keeps closed. Amounts are whole rupiah a month, THR and bonus months of pay in tenths. */
export type Salary = {
  /** The company as it was given: another one may have taken it in since. */
  given_to: string
  department: Department | null
  job_type: JobType | null
  year: number
  base: number
  allowances: number | null
  thr: number | null
  bonus: number | null
  years: YearBand | null
}

const CONTEXT = 'pay.salary'
/** A byte before it is left for what may be told later. */
const MEMBERSHIP_AT = 32
const PLAIN_BYTES = MEMBERSHIP_AT + MEMBERSHIP_BYTES
/** 0092 and the query of older boxes tell them by this. */
export const SALARY_BOX_BYTES = SEAL_BYTES + PLAIN_BYTES

/** All boxes are of one size, and say nothing by it. */
export function closeSalary(secrets: Secrets, salary: Salary, membership: Membership): Buffer {
  const bytes = Buffer.alloc(PLAIN_BYTES)
  writeUuid(bytes, 0, salary.given_to)
  bytes.writeUInt8(placeIn(DEPARTMENTS, salary.department), 16)
  bytes.writeUInt8(placeIn(JOB_TYPES, salary.job_type), 17)
  bytes.writeUInt16BE(salary.year, 18)
  bytes.writeUInt32BE(salary.base, 20)
  bytes.writeUInt32BE(orNone(salary.allowances), 24)
  bytes.writeUInt8(orNone(salary.thr), 28)
  bytes.writeUInt8(orNone(salary.bonus), 29)
  bytes.writeUInt8(placeIn(YEAR_BANDS, salary.years), 30)
  writeMembership(bytes, MEMBERSHIP_AT, membership)
  return sealBytes(secrets.box, bytes, CONTEXT)
}

export function openSalary(secrets: Secrets, box: Buffer): { salary: Salary; membership: Membership } {
  const bytes = openBytes(secrets.box, box, CONTEXT)
  const salary = {
    given_to: uuidAt(bytes, 0),
    department: DEPARTMENTS[bytes.readUInt8(16) - 1] ?? null,
    job_type: JOB_TYPES[bytes.readUInt8(17) - 1] ?? null,
    year: bytes.readUInt16BE(18),
    base: bytes.readUInt32BE(20),
    allowances: orNull(bytes.readUInt32BE(24)),
    thr: orNull(bytes.readUInt8(28)),
    bonus: orNull(bytes.readUInt8(29)),
    years: YEAR_BANDS[bytes.readUInt8(30) - 1] ?? null,
  }
  return { salary, membership: readMembership(bytes, MEMBERSHIP_AT) }
}
