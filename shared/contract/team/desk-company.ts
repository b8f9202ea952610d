import { z } from 'zod'
import { city, companyName, count, flag, id, optionalText, slug, typed } from '../fields.ts'
import { INDUSTRIES, LEGAL_FORMS, SIZE_BANDS } from '../keys.ts'

/** An unlisted company that awaits an editor. */
const pendingCompany = z.object({
  id,
  slug,
  name: z.string(),
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  city: city.nullable(),
  website_host: z.string().nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  /** Number of its pending reviews. */
  reviews: count,
  /** The team declined it once, and an author has rewritten the review since. */
  declined_before: z.boolean(),
})
export type PendingCompany = z.output<typeof pendingCompany>

const host = typed(253)
  .toLowerCase()
  .refine(name => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/.test(name), {
    params: { key: 'host' },
  })

/** `approve` lists it, with corrections; `merge`: it is an existing company; `decline`: it is not a company. */
const companyDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    name: companyName.optional(),
    legal_name: optionalText(160).optional(),
    legal_form: z.enum(LEGAL_FORMS).nullable().optional(),
    industry: z.enum(INDUSTRIES).nullable().optional(),
    size_band: z.enum(SIZE_BANDS).nullable().optional(),
    website_host: host.nullable().optional(),
    city_id: z
      .string()
      .regex(/^\d{2}\.\d{2}$/)
      .nullable()
      .optional(),
    /** Confirms a name that a listed company already has. */
    confirm_name: flag.optional(),
  }),
  z.strictObject({ decision: z.literal('merge'), into: id }),
  z.strictObject({ decision: z.literal('decline') }),
])
export type CompanyDecision = z.output<typeof companyDecision>

const row = pendingCompany.pick({ id: true, name: true, city: true, reviews: true })

export const companySubject = { row, item: pendingCompany, decision: companyDecision }
