import { z } from 'zod'
import { SUBJECTS } from '../moderation/desk-subjects.ts'
import { count, cursor, day, id, locale, page, slug } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'

/** One act of the team, as the team sees it. */
const teamEvent = z.object({
  id,
  week: day,
  act: z.string(),
  guideline: z.literal(GUIDELINES).nullable(),
  /** Why, where the team wrote it down. */
  note: z.string().nullable(),
  subject: z.string(),
  subject_id: id,
  /** `slug`: of a company that readers can open. */
  company: z.object({ name: z.string(), slug: slug.nullable() }).nullable(),
  /**
   * The review that it is about, itself or through a report, while readers can open it. The headline is null where readers see
   * that it is hidden or removed, and whoever asks does not decide on reviews.
   */
  review: z.object({ id, headline: z.string().nullable(), locale }).nullable(),
  /** A company's own acts are beside the team's; of these nobody is named. */
  actor: z.enum(['team', 'owner', 'system']),
  by: z.string().nullable(),
})
export type TeamEvent = z.output<typeof teamEvent>

export const teamSchemas = {
  /** What waits of each subject. */
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
