import { z } from 'zod'
import { city, count, day, id, slug } from '../fields.ts'
import { INDUSTRIES, LEGAL_FORMS } from '../keys.ts'

const facts = z.object({
  id,
  name: z.string(),
  legal_name: z.string().nullable(),
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  ticker: z.string().nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  website_host: z.string().nullable(),
  city: city.nullable(),
})
export type DirectoryFacts = z.output<typeof facts>

/** A row of a directory that is close to companies we have, and not surely one of them. */
const importCandidate = facts.extend({
  reason: z.enum(['shared_website', 'same_name', 'near_spelling']),
  noted_on: day,
  /** What it is close to now; `slug` where readers find it. */
  alike: z.array(facts.extend({ slug: slug.nullable(), reviews: count })),
})
export type ImportCandidate = z.output<typeof importCandidate>

/** `join`: it is that company, whose missing facts are filled in. `create`: it is one of its own. `drop`: it is neither. */
const candidateDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('join'), into: id }),
  z.strictObject({ decision: z.literal('create') }),
  z.strictObject({ decision: z.literal('drop') }),
])
export type CandidateDecision = z.output<typeof candidateDecision>

const row = facts.pick({ id: true, name: true, city: true }).extend({ reason: importCandidate.shape.reason })

export const candidateSubject = { row, item: importCandidate, decision: candidateDecision }
