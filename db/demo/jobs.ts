/** Vacancies. None asks for age, looks, gender, religion or marital status. */
import { type JobText, JOB_TEXTS } from './texts/jobs.ts'
import { demoOpenings } from './openings.ts'
import type { DemoJob } from './types.ts'
import { ROLES } from './pay.ts'

export type { DemoJob } from './types.ts'

const toJob = ([
  company,
  locale,
  title,
  role,
  city,
  type,
  years,
  pay,
  day,
  valid,
  description,
  expectations,
  requirements,
  workplace = 'onsite',
]: JobText): DemoJob => ({
  company,
  state: day === null ? 'draft' : 'published',
  day,
  valid_days: valid,
  locale,
  title,
  job_role_id: role,
  department: ROLES[role]![0],
  job_type: type,
  work_experience: years,
  salary_amount: pay && 'amount' in pay ? pay.amount : null,
  salary_min: pay && 'min' in pay ? pay.min : null,
  salary_max: pay && 'max' in pay ? pay.max : null,
  salary_period: pay ? (pay.per ?? 'month') : null,
  salary_negotiable: pay === null,
  description,
  expectations,
  requirements,
  city_code: city,
  workplace,
})

export const demoJobs = (): DemoJob[] => [...JOB_TEXTS.map(toJob), ...demoOpenings()]
