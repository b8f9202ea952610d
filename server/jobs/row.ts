import type { Department, JobType, SalaryPeriod, Workplace } from '#shared/contract/keys.ts'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import type { Locale } from '#shared/locale.ts'

/** The content of a vacancy and values derived from it. */
export type VacancyContent = {
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
  description: string
  expectations: string | null
  requirements: string | null
  locale: Locale
  last_day: string
}
export type VacancyRow = VacancyContent & {
  id: string
  company_id: string
  state: 'open' | 'held' | 'declined' | 'closed' | 'ended' | 'removed'
  findings: OwnVacancy['findings']
  opened_on: string
  reposted: number
  version: string
  note: string | null
}

/** All columns of a row; a missing one is a type error. */
export const COLUMNS = Object.keys({
  id: true,
  company_id: true,
  state: true,
  title: true,
  job_role_id: true,
  department: true,
  job_type: true,
  experience_years: true,
  pay_from: true,
  pay_to: true,
  pay_period: true,
  monthly: true,
  workplace: true,
  city_ids: true,
  places: true,
  description: true,
  expectations: true,
  requirements: true,
  locale: true,
  findings: true,
  opened_on: true,
  last_day: true,
  reposted: true,
  version: true,
  note: true,
} satisfies Record<keyof VacancyRow, true>).map(column => `v.${column}`)
