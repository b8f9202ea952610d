import { DEPARTMENTS, JOB_TYPES, type Department, type JobType } from '#shared/contract/keys.ts'
import { YEAR_BANDS, type YearBand } from '#shared/contract/pay/pay-parts.ts'
import { SEAL_BYTES } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { MEMBERSHIP_BYTES, readMembership, writeMembership, type Membership } from './member.ts'
import { openRow, openRows, orNone, orNull, placeIn, sealRow, uuidAt, writeUuid } from './packing.ts'

/** What a salary's own row keeps closed. Amounts are whole rupiah a month, THR and bonus months of pay in tenths. */
export type Salary = {
  /** The company as it was given: another one may have taken it in since. */
  given_to: string
  department: Department | null
  job_type: JobType | null
  year: number
  /** The year in which it was given. */
  given_in: number
  base: number
  allowances: number | null
  thr: number | null
  bonus: number | null
  years: YearBand | null
}

const CONTEXT = 'pay.salary'
/** The position of each part in a salary's bytes; an optional part is 0 where it is missing. */
export const AT = {
  givenTo: 0,
  department: 16,
  jobType: 17,
  year: 18,
  base: 20,
  allowances: 24,
  thr: 28,
  bonus: 29,
  years: 30,
  /** Years from the amount's year to the one in which it was given. */
  givenAfter: 31,
  membership: 32,
} as const
export const SALARY_BYTES = AT.membership + MEMBERSHIP_BYTES
export const SALARY_BOX_BYTES = SEAL_BYTES + SALARY_BYTES

/** All boxes are of one size, and say nothing by it. */
export function closeSalary(secrets: Secrets, salary: Salary, membership: Membership): Buffer {
  const bytes = Buffer.alloc(SALARY_BYTES)
  writeUuid(bytes, AT.givenTo, salary.given_to)
  bytes.writeUInt8(placeIn(DEPARTMENTS, salary.department), AT.department)
  bytes.writeUInt8(placeIn(JOB_TYPES, salary.job_type), AT.jobType)
  bytes.writeUInt16BE(salary.year, AT.year)
  bytes.writeUInt32BE(salary.base, AT.base)
  bytes.writeUInt32BE(orNone(salary.allowances), AT.allowances)
  bytes.writeUInt8(orNone(salary.thr), AT.thr)
  bytes.writeUInt8(orNone(salary.bonus), AT.bonus)
  bytes.writeUInt8(placeIn(YEAR_BANDS, salary.years), AT.years)
  bytes.writeUInt8(salary.given_in - salary.year, AT.givenAfter)
  writeMembership(bytes, AT.membership, membership)
  return sealRow(secrets, bytes, CONTEXT)
}

export function openSalary(secrets: Secrets, box: Buffer): { salary: Salary; membership: Membership } {
  const bytes = openRow(secrets, box, CONTEXT)
  const year = bytes.readUInt16BE(AT.year)
  const salary = {
    given_to: uuidAt(bytes, AT.givenTo),
    department: DEPARTMENTS[bytes.readUInt8(AT.department) - 1] ?? null,
    job_type: JOB_TYPES[bytes.readUInt8(AT.jobType) - 1] ?? null,
    year,
    given_in: year + bytes.readUInt8(AT.givenAfter),
    base: bytes.readUInt32BE(AT.base),
    allowances: orNull(bytes.readUInt32BE(AT.allowances)),
    thr: orNull(bytes.readUInt8(AT.thr)),
    bonus: orNull(bytes.readUInt8(AT.bonus)),
    years: YEAR_BANDS[bytes.readUInt8(AT.years) - 1] ?? null,
  }
  return { salary, membership: readMembership(bytes, AT.membership) }
}

/** The bytes of many salaries, one behind the other, whose boxes stand behind keys of so many bytes. */
export const openSalaries = (secrets: Secrets, bytes: Buffer, keyBytes: number): Buffer =>
  openRows(secrets, { bytes, keyBytes, textBytes: SALARY_BYTES }, CONTEXT)

/** The same salary as a member of another group. */
export const moveSalary = (secrets: Secrets, box: Buffer, membership: Membership): Buffer =>
  closeSalary(secrets, openSalary(secrets, box).salary, membership)
