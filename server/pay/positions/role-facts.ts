import type { JobType } from '#shared/contract/keys.ts'
import type { OpenRow, ReviewedRow } from './store.ts'

type Paid = { role: string; city: string | null; median: number }
export type Narrowed = { city?: string | undefined; job_type?: JobType | undefined }
type Open = Pick<OpenRow, 'vacancies' | 'companies' | 'newest'>
type Reviewed = Pick<ReviewedRow, 'reviews' | 'companies'>

export type Known = {
  roles: ReadonlySet<string>
  open(role: string, narrowed: Narrowed): Open | undefined
  reviewed(role: string, city?: string): Reviewed | undefined
  median(role: string, city?: string): number | undefined
  /** Whether any fact about a role matches. Only vacancies have a job type. */
  fits(role: string, narrowed: Narrowed): boolean
  cities: readonly string[]
}

export function knownOf(rows: { open: OpenRow[]; reviewed: ReviewedRow[]; paid: Paid[] }): Known {
  const open = new Map(rows.open.map(row => [keyOf(row.role, row.city, row.job_type), row]))
  const reviewed = new Map(rows.reviewed.map(row => [keyOf(row.role, row.city), row]))
  const paid = new Map(rows.paid.map(row => [keyOf(row.role, row.city), row.median]))
  const all = [...rows.open, ...rows.reviewed, ...rows.paid]
  const openOf: Known['open'] = (role, { city, job_type }) => open.get(keyOf(role, city, job_type))
  const reviewedOf: Known['reviewed'] = (role, city) => reviewed.get(keyOf(role, city))
  const medianOf: Known['median'] = (role, city) => paid.get(keyOf(role, city))
  return {
    roles: new Set(all.map(({ role }) => role)),
    cities: [...new Set(all.flatMap(({ city }) => city || []))],
    open: openOf,
    reviewed: reviewedOf,
    median: medianOf,
    fits: (role, criteria) =>
      openOf(role, criteria) !== undefined ||
      (!criteria.job_type &&
        (reviewedOf(role, criteria.city) !== undefined || medianOf(role, criteria.city) !== undefined)),
  }
}

const keyOf = (role: string, city?: string | null, jobType?: string | null): string =>
  `${role} ${city ?? ''} ${jobType ?? ''}`
