import type { MessageState, Guideline } from '#shared/contract/keys.ts'
import type { RemovedFor } from '#shared/contract/contact/stubs.ts'
import { dismissReportsOf } from '#server/moderation/reports/dismiss.ts'
import type { Takedown } from '#server/moderation/takedown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import * as store from './store.ts'
import type { MessageKind, Moved } from './store.ts'

export type { MessageKind, Moved } from './store.ts'
export { moveMessages } from './store.ts'

/** The states that a question or an answer may move to from each state. */
const MOVES: Record<MessageState, readonly MessageState[]> = {
  // Its author may rewrite a waiting text.
  pending: ['pending', 'published', 'rejected', 'withdrawn'],
  published: ['removed', 'withdrawn'],
  rejected: ['pending', 'withdrawn'],
  // Back, or for good, while a request about it is examined.
  removed: ['published', 'removed', 'withdrawn'],
  withdrawn: [],
}

/**
 * States that readers see, the removed ones as stubs. Moves between other states invalidate no cached page, because
 * regenerating it would disclose when an author acted.
 */
const SEEN: readonly MessageState[] = ['published', 'removed']

export type Move = {
  to: MessageState
  guideline?: Guideline | null
  note?: string | null
  publishedOn?: string
  removedBy?: 'team' | 'owner'
  removedFor?: RemovedFor
  /** Moves it only from this state. */
  from?: MessageState
}

/**
 * News that is sent to the author of a question or an answer. `taken_off`: by the company, from its page; `returned`:
 * after it was examined; `question_withdrawn`, `question_removed`: the question that it answers was withdrawn, or removed for good. `once` is
 * the mail's idempotency key.
 */
export type MessageNews = {
  id: string
  question_id: string
  news:
    | 'published'
    | 'returned'
    | 'rejected'
    | 'removed'
    | 'examined'
    | 'taken_off'
    | 'question_withdrawn'
    | 'question_removed'
    | 'answered'
  about: MessageKind
  guideline: Guideline | null
  note: string | null
  once: string
}

/**
 * The only function that changes their state; informs an author who left an address. Undefined if the state does not
 * allow the move, or it is gone.
 */
export async function moveMessage(
  tx: Tx,
  clock: Clock,
  { subject, id }: { subject: MessageKind; id: string },
  move: Move,
): Promise<Moved | undefined> {
  const from = (Object.keys(MOVES) as MessageState[]).filter(
    state => MOVES[state].includes(move.to) && (move.from ?? state) === state,
  )
  const moved = await store.updateState(tx, subject, id, from, move)
  if (!moved) return undefined
  if (move.to === 'withdrawn') await withdraw(tx, clock, { ...moved, subject, id })
  else if (move.to !== 'pending') await notifyAuthor(tx, clock, { ...moved, subject, id }, move)
  if (SEEN.includes(moved.from) || SEEN.includes(move.to)) changedMessage(moved)
  return moved
}

/** Invalidates the pages that show it. */
export const changedMessage = ({
  company_id,
  question_id,
}: Omit<Moved, 'from' | 'examined' | 'version'>): void =>
  changed(`company:${company_id}`, `question:${question_id}`)

/** Informs the author of a question of an answer that readers can see now. */
export const notifyOfAnswer = (
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

type Which = Moved & { subject: MessageKind; id: string }

async function withdraw(tx: Tx, clock: Clock, { subject, id, ...moved }: Which): Promise<void> {
  await store.eraseWords(tx, subject, id)
  await dismissReportsOf(tx, [id])
  await addTask(tx, 'content', { kind: 'forget-asker', payload: { id }, runAt: clock.now() })
  await notifyAnswerers(tx, clock, { subject, id, ...moved }, 'question_withdrawn')
}

/**
 * Informs the authors of answers that readers no longer see them, because their question is gone. A question that is
 * examined may come back, so they are informed only if it does not.
 */
async function notifyAnswerers(
  tx: Tx,
  clock: Clock,
  { subject, id, from, examined }: Which,
  news: 'question_withdrawn' | 'question_removed',
): Promise<void> {
  if (subject === 'answer' || !(from === 'published' || examined)) return
  for (const answer of await store.listAnswersOf(tx, id))
    await addNews(tx, clock, {
      id: answer,
      question_id: id,
      news,
      about: 'answer',
      guideline: null,
      note: null,
      once: `question_withdrawn:${answer}`,
    })
}

async function notifyAuthor(tx: Tx, clock: Clock, which: Which, move: Move): Promise<void> {
  const { subject, id, question_id, version } = which
  const { guideline = null, note = null } = move
  const news = newsOf(which, move)
  const once = `${news}:${id}:${version}`
  await addNews(tx, clock, { id, question_id, news, about: subject, guideline, note, once })
  if (subject === 'answer' && news === 'published') await notifyOfAnswer(tx, clock, { id, question_id })
  if (news === 'removed' || news === 'taken_off') await notifyAnswerers(tx, clock, which, 'question_removed')
}

/** Separate news for what the company took off its page, what is only examined, and what comes back after that. */
function newsOf({ from }: Which, { to, removedBy, removedFor }: Move): MessageNews['news'] {
  if (removedFor === 'request') return 'examined'
  if (from === 'removed' && to === 'published') return 'returned'
  return removedBy === 'owner' ? 'taken_off' : (to as 'published' | 'rejected' | 'removed')
}

const addNews = (tx: Tx, clock: Clock, payload: MessageNews) =>
  addTask(tx, 'content', { kind: 'notify-asker', payload, runAt: clock.now() })

/** How the team takes a question or an answer down; what breaks no guideline is removed by law. */
export function messageTakedown(clock: Clock, subject: MessageKind): Takedown {
  const move = async (tx: Tx, id: string, by: Move): Promise<boolean> =>
    (await moveMessage(tx, clock, { subject, id }, by)) !== undefined
  const removed = { to: 'removed', removedBy: 'team' } as const
  return {
    lock: (tx, id) => store.lockMessage(tx, subject, id),
    takeDown: (tx, { id }, { guideline }) =>
      move(tx, id, { ...removed, guideline, ...(guideline === null && { removedFor: 'law' }) }),
    examine: (tx, { id }) =>
      move(tx, id, { ...removed, from: 'published', guideline: null, removedFor: 'request' }),
    bringBack: (tx, { id }) => move(tx, id, { to: 'published', from: 'removed' }),
    acts: { removed: `${subject}_removed` },
  }
}
