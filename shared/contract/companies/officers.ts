import { z } from 'zod'
import { id, text } from '../fields.ts'

const OFFICER_NAME = { min: 3, max: 120 }
const OFFICER_SOURCE = { min: 3, max: 300 }

/** A person whom the company itself names in public. A review with this name is held for a moderator. */
const officer = z.object({
  id,
  name: z.string(),
  /** Where the company names them; null for entries made before a source was required. */
  source: z.string().nullable(),
})
export type Officer = z.output<typeof officer>

const officersOf = z.object({ company: z.object({ id, name: z.string() }), officers: z.array(officer) })

export const officerSchemas = {
  companyOfficers: { params: z.object({ id }), response: officersOf },
  addOfficer: {
    params: z.object({ id }),
    body: z.strictObject({
      name: text(OFFICER_NAME.min, OFFICER_NAME.max).refine(name => /\p{L}{2}/u.test(name), {
        params: { key: 'format' },
      }),
      source: text(OFFICER_SOURCE.min, OFFICER_SOURCE.max),
    }),
    response: officersOf,
  },
  removeOfficer: { params: z.object({ id }), response: officersOf },
}
