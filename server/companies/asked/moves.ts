import type { AskedState, Guideline } from '#shared/contract/keys.ts'
import type { RemovedFor } from '#shared/contract/contact/stubs.ts'
import { dismissReportsOf } from '../reports/dismiss.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import * as store from './store.ts'
import type { Asked, Moved } from './store.ts'

export type { Asked, Moved } from './store.ts'
export { moveAllAsked } from './store.ts'

/** Where a question or an answer may go from each state. */
const MOVES: Record<AskedState, readonly AskedState[]> = {
  // Its author may rewrite what waits.
  pending: ['pending', 'published', 'rejected', 'withdrawn'],
  published: ['removed', 'withdrawn'],
  rejected: ['pending', 'withdrawn'],
  // Back, or for good, while a request about it is examined.
  removed: ['published', 'removed', 'withdrawn'],
  withdrawn: [],
}

/** Readers see these, the removed ones as stubs. Other moves drop no kept page: its making anew would tell when an author acted. */
const SEEN: readonly AskedState[] = ['published', 'removed']

export type Move = {
  to: AskedState
  guideline?: Guideline | null
  note?: string | null
  publishedOn?: string
  removedBy?: 'team' | 'owner'
  removedFor?: RemovedFor
  /** Only where it stands there. */
  from?: AskedState
}

/**
 * What whoever asked or answered is written about. `taken_off`: by the company, from its page; `unasked`: what it answers
 * was withdrawn. `once` names the letter.
 */
export type AskedNews = {
  id: string
  question_id: string
  news: 'published' | 'rejected' | 'removed' | 'examined' | 'taken_off' | 'unasked' | 'answered'
  about: Asked
  guideline: Guideline | null
  note: string | null
  once: string
}

/** The one door for their state; whoever left an address hears of it. Undefined where it stands elsewhere, or is gone. */
export async function moveAsked(
  tx: Tx,
  clock: Clock,
  { subject, id }: { subject: Asked; id: string },
  move: Move,
): Promise<Moved | undefined> {
  const from = (Object.keys(MOVES) as AskedState[]).filter(
    state => MOVES[state].includes(move.to) && (move.from ?? state) === state,
  )
  const moved = await store.updateState(tx, subject, id, from, move)
  if (!moved) return undefined
  if (move.to === 'withdrawn') await withdraw(tx, clock, { ...moved, subject, id })
  else if (move.to !== 'pending') await tell(tx, clock, { ...moved, subject, id }, move)
  if (SEEN.includes(moved.from) || SEEN.includes(move.to)) changedAsked(moved)
  return moved
}

/** What shows it is made anew. */
export const changedAsked = ({ company_id, question_id }: Omit<Moved, 'from' | 'version'>): void =>
  changed(`company:${company_id}`, `question:${question_id}`)

/** Whoever asked hears of an answer that readers see now. */
export const tellAnswered = (
  tx: Tx,
  clock: Clock,
  { id, question_id }: { id: string; question_id: string },
): Promise<unknown> =>
  addNews(tx, clock, {
    id: question_id,
    question_id,
    news: 'answered',
    about: 'question',
    guideline: null,
    note: null,
    once: `answered:${id}`,
  })

/** Its words are gone; whoever answered what readers saw hears that nobody reads their answer any more. */
async function withdraw(
  tx: Tx,
  clock: Clock,
  { subject, id, from }: Moved & { subject: Asked; id: string },
): Promise<void> {
  await store.eraseWords(tx, subject, id)
  await dismissReportsOf(tx, [id])
  await addTask(tx, 'content', { kind: 'forget-asker', payload: { id }, runAt: clock.now() })
  if (subject === 'answer' || from !== 'published') return
  for (const answer of await store.listAnswersOf(tx, id))
    await addNews(tx, clock, {
      id: answer,
      question_id: id,
      news: 'unasked',
      about: 'answer',
      guideline: null,
      note: null,
      once: `unasked:${answer}`,
    })
}

async function tell(
  tx: Tx,
  clock: Clock,
  { subject, id, question_id, version, from }: Moved & { subject: Asked; id: string },
  { to, guideline = null, note = null, removedBy, removedFor }: Move,
): Promise<void> {
  const news = newsOf({ to, removedBy, removedFor })
  const once = `${from === 'removed' && to === 'published' ? 'returned' : news}:${id}:${version}`
  await addNews(tx, clock, { id, question_id, news, about: subject, guideline, note, once })
  if (subject === 'answer' && to === 'published' && from !== 'removed')
    await tellAnswered(tx, clock, { id, question_id })
}

/** What its company took off, and what is only examined, is told as that. */
const newsOf = ({ to, removedBy, removedFor }: Move): AskedNews['news'] =>
  removedFor === 'request' ? 'examined' : removedBy === 'owner' ? 'taken_off' : (to as AskedNews['news'])

const addNews = (tx: Tx, clock: Clock, payload: AskedNews) =>
  addTask(tx, 'content', { kind: 'tell-asker', payload, runAt: clock.now() })
