import type { JobType } from '#shared/contract/keys.ts'
import type { OpenRow, ReviewedRow } from './store.ts'

type Paid = { role: string; city: string | null; median: number }
export type Narrowed = { city?: string | undefined; job_type?: JobType | undefined }
type Open = Pick<OpenRow, 'vacancies' | 'companies' | 'newest'>
type Told = Pick<ReviewedRow, 'reviews' | 'companies'>

export type Known = {
  roles: ReadonlySet<string>
  open(role: string, narrowed: Narrowed): Open | undefined
  told(role: string, city?: string): Told | undefined
  median(role: string, city?: string): number | undefined
  /** Whether any fact about a role matches. Only vacancies have a job type. */
  fits(role: string, narrowed: Narrowed): boolean
  cities: readonly string[]
}

export function knownOf(rows: { open: OpenRow[]; told: ReviewedRow[]; paid: Paid[] }): Known {
  const open = new Map(rows.open.map(row => [keyOf(row.role, row.city, row.job_type), row]))
  const told = new Map(rows.told.map(row => [keyOf(row.role, row.city), row]))
  const paid = new Map(rows.paid.map(row => [keyOf(row.role, row.city), row.median]))
  const all = [...rows.open, ...rows.told, ...rows.paid]
  const openOf: Known['open'] = (role, { city, job_type }) => open.get(keyOf(role, city, job_type))
  const reviewedOf: Known['told'] = (role, city) => told.get(keyOf(role, city))
  const medianOf: Known['median'] = (role, city) => paid.get(keyOf(role, city))
  return {
    roles: new Set(all.map(({ role }) => role)),
    cities: [...new Set(all.flatMap(({ city }) => city || []))],
    open: openOf,
    told: reviewedOf,
    median: medianOf,
    fits: (role, asked) =>
      openOf(role, asked) !== undefined ||
      (!asked.job_type &&
        (reviewedOf(role, asked.city) !== undefined || medianOf(role, asked.city) !== undefined)),
  }
}

const keyOf = (role: string, city?: string | null, jobType?: string | null): string =>
  `${role} ${city ?? ''} ${jobType ?? ''}`
