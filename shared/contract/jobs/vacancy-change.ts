import { z } from 'zod'
import { day, id, line, locale, optionalText, slug, text, typed, whole } from '../fields.ts'
import { DEPARTMENTS, JOB_TYPES, SALARY_PERIODS, WORKPLACES } from '../keys.ts'
import { VACANCY } from './limits.ts'

/** Rupiah as a number, or as people write them. */
const pay = z.union([z.number(), typed(100)]).nullish()
const list = (one: z.ZodType<string>) =>
  z.union([z.array(one).max(VACANCY.cities), one.transform(value => [value])]).default([])

/**
 * What an owner posts or changes. The specification's `job_role`, `work_experience`, `salary` and `content` are read
 * where the finer fields are missing.
 */
export const vacancyChange = z.strictObject({
  /** The id of the changed vacancy; for a new one a random id from the client, which serves as its idempotency key. */
  id: id.optional(),
  /** Version of the text that is replaced. */
  version: z.string().max(40).nullish(),
  company_id: id.optional(),
  /** Without it the role's name is the title. */
  title: line(VACANCY.title.min, VACANCY.title.max).optional(),
  /** A role by its id or name; an unknown name becomes the title. */
  job_role: typed(VACANCY.title.max).nullish(),
  department: z.enum(DEPARTMENTS).nullish(),
  job_type: z.enum(JOB_TYPES),
  experience_years: whole(0, VACANCY.experience).nullish(),
  work_experience: z.union([z.number(), typed(100)]).nullish(),
  salary_from: pay,
  salary_to: pay,
  salary_period: z.enum(SALARY_PERIODS).default('month'),
  /** Both ends at once: "5–7 juta". */
  salary: pay,
  workplace: z.enum(WORKPLACES).default('onsite'),
  /** Ids or names; by default the company's city. */
  cities: list(slug),
  description: text(VACANCY.description.min, VACANCY.description.max).optional(),
  content: text(VACANCY.description.min, VACANCY.description.max).optional(),
  expectations: optionalText(VACANCY.text),
  requirements: optionalText(VACANCY.text),
  last_day: day.nullish(),
  /** The language of its text. */
  locale: locale.optional(),
})
export type VacancyChange = z.output<typeof vacancyChange>
