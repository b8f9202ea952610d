import { z } from 'zod'
import { optionalText, whole } from '../fields.ts'
import { FIGURE_CHECKS } from '../keys.ts'

/** The minimum wage that applies in a place and year: the regency's own, otherwise its province's. */
export const minimumWage = z.object({
  /** Whole rupiah a month, before deductions, for people in their first year. */
  amount: z.number().int().positive(),
  year: z.number().int(),
  level: z.enum(['regency', 'province']),
  /** The place of the figure by its code: the province for a regency without its own. */
  place: z.object({ id: z.string(), name: z.string() }),
  /** The regency may have a higher wage that is not known here; the province's is its lower bound. */
  at_least: z.boolean(),
  /** The decree, and where it was read. */
  source: z.string(),
  check: z.enum(FIGURE_CHECKS),
})
export type PublicMinimumWage = z.output<typeof minimumWage>

export const wageSchemas = {
  minimumWages: {
    query: z.object({
      /** A city's or regency's id, or its name where it is unique. */
      city: optionalText(60),
      /** A province's id or name. Without city and province, all provinces are returned. */
      province: optionalText(60),
      /** The server refuses years after the next one. Without it, each place's newest wage that is in force. */
      year: whole(2000, 9999).optional(),
    }),
    response: z.object({
      /** Empty where none is known for that year. */
      minimum_wages: z.array(minimumWage),
      /** Years with known wages, newest first. */
      years: z.array(z.number().int()),
    }),
  },
}
