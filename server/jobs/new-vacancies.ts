import type { Department, JobType, SalaryPeriod, Workplace } from '#shared/contract/keys.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import * as store from './store.ts'

/** A vacancy as those are told of it who wait for such. `words` is what a search finds it by. */
export type NewVacancy = {
  id: string
  company_id: string
  company: string
  slug: string
  title: string
  job_role_id: string | null
  department: Department
  job_type: JobType
  experience_years: number | null
  pay_from: number | null
  pay_to: number | null
  pay_period: SalaryPeriod | null
  monthly: number | null
  workplace: Workplace
  city_ids: string[]
  places: string[]
  opened_on: string
  best_score: number
  words: string[]
}

/** More than this in a week would be no news but an import. */
const MOST = 50_000

/** What opened after one day, up to another, and is open still: newest first. */
export const listNewlyOpen = (
  sql: Queryable,
  days: { after: string; until: string; today: string },
): Promise<NewVacancy[]> => store.listNewlyOpen(sql, days, MOST)
