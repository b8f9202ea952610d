import type { Department, JobType, SalaryPeriod, Workplace } from '#shared/contract/keys.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import * as store from './store.ts'

/** A vacancy for alert letters; `words` are its search words. */
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

/** Upper limit of vacancies in one run of alerts. */
const MOST = 50_000

/** Open vacancies that opened after one day and up to another, newest first. */
export const listNewlyOpen = (
  sql: Queryable,
  days: { after: string; until: string; today: string },
): Promise<NewVacancy[]> => store.listNewlyOpen(sql, days, MOST)
