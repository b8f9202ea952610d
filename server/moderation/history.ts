import type { TeamEvent } from '#shared/contract/team.ts'
import { staffNames } from '#server/accounts/team.ts'
import { weekOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { SEEN } from '#server/reviews/moves.ts'
import { listEvents, type EventRow } from './desk-store.ts'
import { insertEvent, type Event } from './store.ts'

const PAGE_SIZE = 50

/** An act of the team goes on record; of its time only the week. */
export const noteAct = (tx: Tx, clock: Clock, act: Omit<Event, 'week'>): Promise<void> =>
  insertEvent(tx, { ...act, week: weekOf(clock.now()) })

/** What the team did, newest week first, with who did it: for the team alone. */
export async function readHistory(
  { db }: Parts,
  decides: boolean,
  query: { subject?: string | undefined; cursor?: string | undefined },
): Promise<{ events: TeamEvent[]; next: string | null }> {
  const rows = await listEvents(db.content, {
    subject: query.subject,
    after: query.cursor,
    limit: PAGE_SIZE + 1,
  })
  const shown = rows.slice(0, PAGE_SIZE)
  const names = await staffNames(db.identity, [...new Set(shown.flatMap(row => row.staff_id ?? []))])
  const events = shown.map(row => ({
    ...present(row, decides),
    by: row.staff_id ? (names.get(row.staff_id) ?? null) : null,
  }))
  return { events, next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null }
}

function present(row: EventRow, decides: boolean): Omit<TeamEvent, 'by'> {
  const { id, week, act, guideline, subject, subject_id, company, slug } = row
  return {
    id,
    week,
    act,
    guideline,
    subject,
    subject_id,
    company: company === null ? null : { name: company, slug },
    review: presentReview(row, decides),
  }
}

/**
 * Of a review that readers do not see nothing is told: a change of it would tell when its author acted. Words that only
 * a stub stands for are for those who decide on them.
 */
function presentReview(
  { review_id: id, headline, locale, state }: EventRow,
  decides: boolean,
): TeamEvent['review'] {
  if (!id || !locale || !state || !SEEN.includes(state)) return null
  return { id, headline: decides || state === 'published' ? headline : null, locale }
}
