import { z } from 'zod'
import { day, monthlyPay, typed, whole } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { MOST_YEARS } from '#shared/rules/pay-limits.ts'

/** Most months of pay in a year's THR or bonus. */
const MOST_MONTHS = 24
const MOST_ALLOWANCES = 1_000_000_000

/** The guideline by which the company hid a comment, and the day on which it reappears automatically. */
export const hiddenComment = z.object({ guideline: z.literal(GUIDELINES), until: day })
export type HiddenComment = z.output<typeof hiddenComment>

/** Bands of years in a role, by lower bound: below one, one to two, three to five, six to ten, more. */
export const YEAR_BANDS = [0, 1, 3, 6, 11] as const
export type YearBand = (typeof YEAR_BANDS)[number]

export const bandOfYears = (years: number): YearBand => YEAR_BANDS.findLast(from => from <= years) ?? 0

/** Months with one decimal, as JSON or as people type it: 1, 1.5, 1,5. */
const months = z
  .union([
    z.number(),
    typed(10)
      .regex(/^\d{1,3}([.,]\d)?$/)
      .transform(text => Number(text.replace(',', '.'))),
  ])
  .pipe(z.number().min(0).max(MOST_MONTHS))
  .refine(value => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, { params: { key: 'format' } })

/** Optional parts next to base pay: rupiah a month, months of pay a year, whole years. */
export const payParts = {
  fixed_allowances: monthlyPay(0, MOST_ALLOWANCES).nullish(),
  thr_months: months.nullish(),
  bonus_months: months.nullish(),
  years_in_role: whole(0, MOST_YEARS).nullish(),
}
type PayPart = keyof typeof payParts
const PARTS = Object.keys(payParts) as PayPart[]

/** Parts of pay require base pay. */
export const hasBase = (
  given: { monthly_salary?: number | null | undefined } & Partial<Record<PayPart, unknown>>,
) => given.monthly_salary != null || PARTS.every(part => given[part] == null)
