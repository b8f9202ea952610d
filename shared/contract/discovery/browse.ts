import { z } from 'zod'
import { city, count, score } from '../fields.ts'
import { EMPLOYEE_RATINGS, INDUSTRIES } from '../keys.ts'

const rated = z.object({ key: z.enum(EMPLOYEE_RATINGS), mean: score })
const point = { lat: z.number(), long: z.number() }
const town = z.object({ name: z.string(), ...point })

/** What an industry's companies have together: where five of them and 30 reviews say it. */
const industryPage = z.object({
  industry: z.enum(INDUSTRIES),
  figures: z
    .object({ companies: count, reviews: count, best: rated.nullable(), worst: rated.nullable() })
    .nullable(),
})
export type IndustryPage = z.output<typeof industryPage>

const placePage = z.object({
  city,
  /** Listed companies that say they are there, and reviews of their people. */
  companies: count,
  reviews: count,
  /** Where it is, and towns to know one's way by; `span`: how wide the drawing is, in degrees. */
  map: z.object({ ...point, span: z.number(), towns: z.array(town) }).nullable(),
})
export type PlacePage = z.output<typeof placePage>

export const browseSchemas = {
  industryPage: { params: z.object({ industry: z.enum(INDUSTRIES) }), response: industryPage },
  /** By its name as an address has it. */
  placePage: { params: z.object({ place: z.string().max(80) }), response: placePage },
}
