import { z } from 'zod'
import { optionalText, whole } from '../fields.ts'
import { FIGURE_CHECKS } from '../keys.ts'

/** The minimum wage that applies in a place in a year: the regency's own, else its province's. */
export const minimumWage = z.object({
  /** Whole rupiah a month, before deductions, for people in their first year. */
  amount: z.number().int().positive(),
  year: z.number().int(),
  level: z.enum(['regency', 'province']),
  /** Whose figure it is, by its code: of a regency without its own, its province. */
  place: z.object({ id: z.string(), name: z.string() }),
  /** The regency may have a higher one of its own, which we do not know: the province's is the least that it can be. */
  at_least: z.boolean(),
  /** Who says so: the decree, and where we read of it. */
  source: z.string(),
  check: z.enum(FIGURE_CHECKS),
})
export type PublicMinimumWage = z.output<typeof minimumWage>

export const wageSchemas = {
  minimumWages: {
    query: z.object({
      /** A city's or regency's id, or its name where only one is called so. */
      city: optionalText(60),
      /** A province's id or name. Alone with the year, or without both, all provinces are told. */
      province: optionalText(60),
      /** The server refuses years after the next one. Without it each place's newest that has begun. */
      year: whole(2000, 9999).optional(),
    }),
    response: z.object({
      /** Empty where nothing is known of that year. */
      minimum_wages: z.array(minimumWage),
      /** Years of which something is known, the newest first. */
      years: z.array(z.number().int()),
    }),
  },
}
