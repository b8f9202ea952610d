import type { Guideline } from '#shared/contract/keys.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Act } from './history.ts'
import { closeReportsOf } from './reports/reports.ts'

/** What readers see and the team may take down. */
const CONTENTS = ['review', 'reply', 'salary_comment', 'question', 'answer', 'vacancy'] as const
export type Content = (typeof CONTENTS)[number]
/** Without a guideline the law is the reason. */
export type Reason = { guideline: Guideline | null }
export type Target = { subject: Content; subject_id: string; company_id: string }

type Change = (tx: Tx, target: { id: string; company_id: string }) => Promise<boolean>

/** How a room takes down one kind of content. Each function returns false where nothing changed. */
export type Takedown = {
  /** Removes it for good: readers see a stub, or of a vacancy nothing. */
  takeDown(tx: Tx, target: { id: string; company_id: string }, reason: Reason): Promise<boolean>
  /** Removes it while a request about it is examined. */
  examine?: Change
  /** Shows again what is being examined; not what its author took back. */
  bringBack?: Change
  /** The act codes that go into the history. */
  acts: { removed: string; returned?: string }
}

export type OwnsContent = { takedowns: Partial<Record<Content, Takedown>> }
export type Takedowns = ReturnType<typeof createTakedowns>

/** A reply has its review's id: the history records it there, and reports with that id are about the review. */
const recordedAs = (subject: Content) => (subject === 'reply' ? 'review' : subject)

/** Taking down and bringing back any content, with what goes on record. Nothing goes on record where nothing changed. */
export function createTakedowns(rooms: Partial<OwnsContent>[]) {
  const kinds = Object.assign({}, ...rooms.map(room => room.takedowns)) as Record<Content, Takedown>
  const missing = CONTENTS.filter(kind => !kinds[kind])
  if (missing.length > 0) throw new Error(`No room takes down ${missing.join(', ')}`)
  const record = (
    { subject, subject_id, company_id }: Target,
    act: string,
    guideline: Guideline | null,
  ): Act[] => [{ subject: recordedAs(subject), company_id, subject_id, act, guideline }]
  const target = ({ subject_id: id, company_id }: Target) => ({ id, company_id })

  return {
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
