import { z } from 'zod'
import { count, day, id, locale, text } from '../fields.ts'
import { VACANCY_FINDINGS, VACANCY_REASONS } from '../keys.ts'
import { vacancyFinding } from './vacancies.ts'

/** A reader's report; the sender is not stored. `times`: the number of reports, where there are too many to store each. */
const report = z.object({
  reason: z.enum(VACANCY_REASONS),
  words: z.string().nullable(),
  times: count,
  locale,
  week: day,
})

/** A vacancy that the advertising rules hold, or an open one that readers reported. */
const heldVacancy = z.object({
  id,
  version: z.string(),
  company: z.string(),
  title: z.string(),
  description: z.string(),
  expectations: z.string().nullable(),
  requirements: z.string().nullable(),
  locale,
  findings: z.array(vacancyFinding),
  is_open: z.boolean(),
  reports: z.array(report),
  company_id: id,
  /** Number of vacancies that the company has open or held. */
  company_has: count,
})
export type HeldVacancy = z.output<typeof heldVacancy>

const row = z.object({
  id,
  company: z.string(),
  title: z.string(),
  locale,
  kinds: z.array(z.enum(VACANCY_FINDINGS)),
  reasons: z.array(z.enum(VACANCY_REASONS)),
})

/** The note is sent to the company. */
const vacancyDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('show'), version: z.string().optional() }),
  z.strictObject({
    decision: z.literal('decline'),
    version: z.string().optional(),
    note: text(5, 1000),
  }),
])
export type VacancyDecision = z.output<typeof vacancyDecision>

export const vacancySubject = { row, item: heldVacancy, decision: vacancyDecision }
