import { z } from 'zod'
import { SUBJECTS } from '../moderation/desk-subjects.ts'
import { count, cursor, day, id, locale, page, slug } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'

/** One entry of the team's history. */
const teamEvent = z.object({
  id,
  week: day,
  act: z.string(),
  guideline: z.literal(GUIDELINES).nullable(),
  /** The reason, where one was given. */
  note: z.string().nullable(),
  subject: z.string(),
  subject_id: id,
  /** `slug`: null where readers cannot open the company. */
  company: z.object({ name: z.string(), slug: slug.nullable() }).nullable(),
  /**
   * The review concerned, directly or through a report, while readers can open it. The headline is null where readers
   * see it as hidden or removed and the caller does not decide on reviews.
   */
  review: z.object({ id, headline: z.string().nullable(), locale }).nullable(),
  /** The history includes companies' own acts; of these no person is named. */
  actor: z.enum(['team', 'owner', 'system']),
  by: z.string().nullable(),
})
export type TeamEvent = z.output<typeof teamEvent>

export const teamSchemas = {
  /** Number of open items per subject. */
  teamCounts: { response: z.record(z.enum(SUBJECTS), count) },
  leaveDesk: { response: z.object({ left: z.literal(true) }) },
  teamHistory: {
    query: z.object({
      subject: id.optional().catch(undefined),
      cursor,
    }),
    response: z.object({ events: z.array(teamEvent), page }),
  },
}
