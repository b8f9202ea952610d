import { z } from 'zod'
import { city, count, score } from '../fields.ts'
import { EMPLOYEE_RATINGS, INDUSTRIES } from '../keys.ts'

const rated = z.object({ key: z.enum(EMPLOYEE_RATINGS), mean: score })
const point = { lat: z.number(), long: z.number() }
const town = z.object({ name: z.string(), ...point })

/** Figures over all companies of an industry; null below five companies or 30 reviews. */
const industryPage = z.object({
  industry: z.enum(INDUSTRIES),
  figures: z
    .object({ companies: count, reviews: count, best: rated.nullable(), worst: rated.nullable() })
    .nullable(),
})
export type IndustryPage = z.output<typeof industryPage>

const placePage = z.object({
  city,
  /** Listed companies located there, and the reviews of their employees. */
  companies: count,
  reviews: count,
  /** Its position, with towns for orientation; `span`: width of the drawn map in degrees. */
  map: z.object({ ...point, span: z.number(), towns: z.array(town) }).nullable(),
})
export type PlacePage = z.output<typeof placePage>

export const browseSchemas = {
  industryPage: { params: z.object({ industry: z.enum(INDUSTRIES) }), response: industryPage },
  /** By its slug. */
  placePage: { params: z.object({ place: z.string().max(80) }), response: placePage },
}
