import type { TeamEvent } from '#shared/contract/team.ts'
import { staffNames } from '#server/accounts/team.ts'
import { weekOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { listEvents } from './desk-store.ts'
import { insertEvent, type Event } from './store.ts'

const PAGE_SIZE = 50

/** An act of the team goes on record; of its time only the week. */
export const noteAct = (tx: Tx, clock: Clock, act: Omit<Event, 'week'>): Promise<void> =>
  insertEvent(tx, { ...act, week: weekOf(clock.now()) })

/** What the team did, newest week first, with who did it: for the team alone. */
export async function readHistory(
  { db }: Parts,
  query: { subject?: string | undefined; cursor?: string | undefined },
): Promise<{ events: TeamEvent[]; next: string | null }> {
  const rows = await listEvents(db.content, {
    subject: query.subject,
    after: query.cursor,
    limit: PAGE_SIZE + 1,
  })
  const shown = rows.slice(0, PAGE_SIZE)
  const names = await staffNames(db.identity, [...new Set(shown.flatMap(row => row.staff_id ?? []))])
  const events = shown.map(({ staff_id, ...row }) => ({
    ...row,
    by: staff_id ? (names.get(staff_id) ?? null) : null,
  }))
  return { events, next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null }
}
