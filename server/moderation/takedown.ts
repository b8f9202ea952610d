import type { FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import type { PageName } from '#shared/paths.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Act } from './history.ts'
import { closeReportsOf } from './reports/reports.ts'

/** What readers see and the team may take down. */
const CONTENTS = ['review', 'reply', 'salary_comment', 'question', 'answer', 'vacancy'] as const
export type Content = (typeof CONTENTS)[number]
/** Without a guideline the law is the reason. */
export type Reason = { guideline: Guideline | null }
export type Target = { subject: Content; subject_id: string; company_id: string }

/** `version` changes with the words of what its author may replace after readers have seen it. */
export type Locked = { company_id: string; version: string | null }

type Change = (tx: Tx, target: { id: string; company_id: string }) => Promise<boolean>

/** How a room takes down one kind of content. Each function returns false where nothing changed. */
export type Takedown = {
  /** Locks the row, so that two requests about it are carried out one after the other. Undefined if there is none. */
  lock(tx: Tx, id: string): Promise<Locked | undefined>
  /** Removes it for good: readers see a stub, or of a vacancy nothing. */
  takeDown(tx: Tx, target: { id: string; company_id: string }, reason: Reason): Promise<boolean>
  /** Removes it while a request about it is examined. */
  examine?: Change
  /** Shows again what is being examined; not what its author took back. */
  bringBack?: Change
  /** The act codes that go into the history. */
  acts: { removed: Act['act']; returned?: Act['act'] }
}

/** What can be taken down from a page, by what the page's address names: an id, or a company's slug. */
type ContentOfPage = (sql: Queryable, key: string) => Promise<FoundContent[]>

export type OwnsContent = {
  takedowns: Partial<Record<Content, Takedown>>
  contentOf: Partial<Record<PageName, ContentOfPage>>
}
export type Takedowns = ReturnType<typeof createTakedowns>

/** A reply has its review's id: the history records it there, and reports with that id are about the review. */
const recordedAs = (subject: Content) => (subject === 'reply' ? 'review' : subject)

/** Taking down and bringing back any content, with what goes on record. Nothing goes on record where nothing changed. */
export function createTakedowns(rooms: Partial<OwnsContent>[]) {
  const kinds = Object.assign({}, ...rooms.map(room => room.takedowns)) as Record<Content, Takedown>
  const pages: Partial<Record<PageName, ContentOfPage>> = Object.assign(
    {},
    ...rooms.map(room => room.contentOf),
  )
  const missing = CONTENTS.filter(kind => !kinds[kind])
  if (missing.length > 0) throw new Error(`No room takes down ${missing.join(', ')}`)
  const record = (
    { subject, subject_id, company_id }: Target,
    act: Act['act'],
    guideline: Guideline | null,
  ): Act[] => [{ subject: recordedAs(subject), company_id, subject_id, act, guideline }]
  const target = ({ subject_id: id, company_id }: Target) => ({ id, company_id })

  return {
    listAt: async (sql: Queryable, page: PageName, key: string): Promise<FoundContent[]> =>
      (await pages[page]?.(sql, key)) ?? [],
    async lock<S extends Content>(tx: Tx, { subject, id }: { subject: S; id: string }) {
      const row = await kinds[subject].lock(tx, id)
      // Named fields alone: a room's row has words that must not be copied into the inquiry.
      return row && { subject, id, company_id: row.company_id, version: row.version }
    },
    async takeDown(tx: Tx, thing: Target, guideline: Guideline | null): Promise<Act[]> {
      const kind = kinds[thing.subject]
      if (!(await kind.takeDown(tx, target(thing), { guideline }))) return []
      if (thing.subject !== 'reply') await closeReportsOf(tx, thing.subject_id)
      // Guidelines are about what people write: a vacancy is declined by rules of its own.
      return record(thing, kind.acts.removed, thing.subject === 'vacancy' ? null : guideline)
    },
    async examine(tx: Tx, thing: Target): Promise<Act[]> {
      return (await kinds[thing.subject].examine?.(tx, target(thing))) ? record(thing, 'examined', null) : []
    },
    async bringBack(tx: Tx, thing: Target): Promise<Act[]> {
      const kind = kinds[thing.subject]
      const isBack = await kind.bringBack?.(tx, target(thing))
      return isBack ? record(thing, kind.acts.returned ?? 'returned', null) : []
    },
  }
}

/**
 * The columns of such content whose state is `shown` while readers see it. The team can still read what its company
 * hid, or what is being examined.
 */
export const contentColumns = (sql: Queryable, words: string, shown: string) =>
  sql`case when state in (${shown}, 'hidden') or removed_for = 'request' then ${sql(words)} end as words, locale,
    state = ${shown} as shown, state <> ${shown} and removed_for is not distinct from 'request' as examined`
