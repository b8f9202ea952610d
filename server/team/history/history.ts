import type { Output } from '#shared/contract/contract.ts'
import type { TeamEvent } from '#shared/contract/team/team.ts'
import { staffNames } from '#server/accounts/team.ts'
import { isUuid, pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import { SEEN } from '#server/reviews/moves.ts'
import { countEvents, listEvents, type EventRow } from './store.ts'

const PAGE_SIZE = 50
const MOST_COUNTED = 1001

/** The team's acts with their authors, newest week first: for the team alone. */
export async function readHistory(
  { db }: Parts,
  decides: boolean,
  query: { subject?: string | undefined; cursor?: string | undefined },
): Promise<Output<'teamHistory'>> {
  const cursor = readCursor(query.cursor, isUuid)
  const edge = cursor && { direction: cursor.direction, id: cursor.key }
  const [total, found] = await Promise.all([
    countEvents(db.content, query.subject, MOST_COUNTED),
    listEvents(db.content, { subject: query.subject, edge, limit: PAGE_SIZE + 1 }),
  ])
  const { rows, page } = pageOf(found, { size: PAGE_SIZE, cursor, total, keyOf: ({ id }) => id })
  const names = await staffNames(db.identity, [
    ...new Set(rows.flatMap(row => (row.actor === 'team' ? (row.staff_id ?? []) : []))),
  ])
  const events = rows.map(row => ({
    ...present(row, decides),
    by: row.staff_id ? (names.get(row.staff_id) ?? null) : null,
  }))
  return { events, page }
}

function present(row: EventRow, decides: boolean): Omit<TeamEvent, 'by'> {
  const { id, week, act, guideline, note, subject, subject_id, company, slug, actor } = row
  return {
    id,
    week,
    act,
    guideline,
    note,
    subject,
    subject_id,
    actor,
    company: company === null ? null : { name: company, slug },
    review: presentReview(row, decides),
  }
}

/**
 * Nothing is shown of a review that readers do not see: a change of it would disclose when its author acted. The words
 * behind a stub are shown only to those who decide on them.
 */
function presentReview(
  { review_id: id, headline, locale, state }: EventRow,
  decides: boolean,
): TeamEvent['review'] {
  if (!id || !locale || !state || !SEEN.includes(state)) return null
  return { id, headline: decides || state === 'published' ? headline : null, locale }
}
