import { z } from 'zod'
import { day, id, line, locale, optionalText, slug, text, typed, whole } from '../fields.ts'
import { DEPARTMENTS, JOB_TYPES, SALARY_PERIODS, WORKPLACES } from '../keys.ts'
import { VACANCY } from './limits.ts'

/** Rupiah as a number, or as people write them. */
const pay = z.union([z.number(), typed(100)]).nullish()
const list = (one: z.ZodType<string>) =>
  z.union([z.array(one).max(VACANCY.cities), one.transform(said => [said])]).default([])

/**
 * What an owner posts or changes. The specification's `job_role`, `work_experience`, `salary` and `content` are understood
 * where the finer fields are not said.
 */
export const vacancyChange = z.strictObject({
  /** Of the vacancy that is changed; of a new one a random id of the sender's, so that sending it twice posts it once. */
  id: id.optional(),
  /** Of the words that are replaced. */
  version: z.string().max(40).nullish(),
  company_id: id.optional(),
  /** Without it the role's name is the title. */
  title: line(VACANCY.title.min, VACANCY.title.max).optional(),
  /** A role by its id or name; a name that we do not know is a title. */
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
  /** Ids or names; without any, the city that the company is in. */
  cities: list(slug),
  description: text(VACANCY.description.min, VACANCY.description.max).optional(),
  content: text(VACANCY.description.min, VACANCY.description.max).optional(),
  expectations: optionalText(VACANCY.text),
  requirements: optionalText(VACANCY.text),
  last_day: day.nullish(),
  /** The language that it is written in. */
  locale: locale.optional(),
})
export type VacancyChange = z.output<typeof vacancyChange>
