import { z } from 'zod'
import { findingsOf, yesOrReject } from '../moderation/words.ts'
import { city, id, locale, slug } from '../fields.ts'
import { DEPARTMENTS, JOB_TYPES } from '../keys.ts'
import { YEAR_BANDS } from './pay-parts.ts'

/** Why an amount is held: it is an outlier, or screening marked its comment. */
const FLAGS = ['outlier', 'words'] as const
export type PayFlag = (typeof FLAGS)[number]
const flags = z.array(z.enum(FLAGS))

const row = z.object({ id, company: z.string().nullable(), locale, flags })

/** The amount and its attributes, for the decision on an outlier. */
const earned = z.object({
  year: z.number().int(),
  department: z.enum(DEPARTMENTS).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  job_role: z.string().nullable(),
  city: city.nullable(),
  monthly_salary: z.number().int(),
  fixed_allowances: z.number().int().nullable(),
  thr_months: z.number().nullable(),
  bonus_months: z.number().nullable(),
  /** Lower bound of the band. */
  years_in_role: z.literal(YEAR_BANDS).nullable(),
})

/** Standalone pay that is held. */
const heldPay = z.object({
  id,
  version: z.string(),
  company: z.object({ id, slug, name: z.string() }).nullable(),
  locale,
  flags,
  /** Null where only the comment is marked, because the amount is not needed to decide on it. */
  earned: earned.nullable(),
  salary_comment: z.string().nullable(),
  /** What screening found in the comment. */
  findings: findingsOf(),
})
export type HeldPay = z.output<typeof heldPay>

const payDecision = yesOrReject('accept')
export type PayDecision = z.output<typeof payDecision>

export const paySubject = { row, item: heldPay, decision: payDecision }
