import { z } from 'zod'
import { flag, id, locale, monthlyPay, orNull, slug, typed, whole, withoutContacts } from '../fields.ts'
import { DEPARTMENTS, GUIDELINES, JOB_TYPES } from '../keys.ts'
import { hiddenComment, payParts, YEAR_BANDS } from './pay-parts.ts'
import { FIRST_YEAR, MANAGE_CODE } from '../writing/writing.ts'
import { SALARY } from '#shared/rules/pay-limits.ts'

export const payInput = z.strictObject({
  /** Without a company it counts only for role and place. */
  company_id: id.nullish(),
  year: whole(FIRST_YEAR, 9999),
  /** `department` or `job_role_id` is required; a role implies its department. */
  department: z.enum(DEPARTMENTS).nullish(),
  job_role_id: typed(80).nullish(),
  job_type: z.enum(JOB_TYPES),
  city_id: z.string().regex(/^\d{2}\.\d{2}$/),
  monthly_salary: monthlyPay(SALARY.min, SALARY.max),
  ...payParts,
  salary_comment: orNull(withoutContacts(typed(300))),
  /** Confirms an outlier. */
  confirmed: flag.optional(),
  locale: locale.optional(),
  manage_code: typed(100).toUpperCase().regex(MANAGE_CODE),
})
export type PayInput = z.output<typeof payInput>

/** `held`: the team reviews it before it counts. */
const taken = z.object({ state: z.enum(['waiting', 'held']) })

const OWN_PAY_STATES = ['waiting', 'held', 'rejected', 'counted', 'set_aside', 'withdrawn'] as const

/** An amount as the holder of its code sees it. */
const ownPay = z.object({
  company: z.object({ id, slug, name: z.string() }).nullable(),
  /**
   * `counted`: it is among the amounts of the weekly figures, and shows in them once its group is large enough.
   * `set_aside`: on the Monday on which it would have been counted it was not, because its author had given pay for
   * that year before; its content is deleted.
   */
  state: z.enum(OWN_PAY_STATES),
  year: z.number().int(),
  guideline: z.literal(GUIDELINES).nullable(),
  note: z.string().nullable(),
  /** Set where the company hid its comment. */
  comment_hidden: hiddenComment.nullable(),
  /** As stored: once counted, an amount without a company is rounded. */
  pay: z
    .object({
      department: z.enum(DEPARTMENTS).nullable(),
      job_type: z.enum(JOB_TYPES).nullable(),
      job_role_id: z.string().nullable(),
      city_id: z.string().nullable(),
      monthly_salary: z.number().int(),
      fixed_allowances: z.number().int().nullable(),
      thr_months: z.number().nullable(),
      bonus_months: z.number().nullable(),
      /** Lower bound of the band. */
      years_in_role: z.literal(YEAR_BANDS).nullable(),
      salary_comment: z.string().nullable(),
    })
    .nullable(),
  /** Whether its code permits to change it, and to give that year's pay again after withdrawal; true for this year and the last one. */
  again: z.boolean(),
})
export type OwnPay = z.output<typeof ownPay>

export const payGivingSchemas = {
  givePay: { body: payInput, response: taken },
  myPay: { response: ownPay },
  changePay: { body: payInput, response: taken },
  withdrawPay: { response: z.object({ state: z.literal('withdrawn'), pass: z.string().nullable() }) },
}
