import { randomUUID } from 'node:crypto'
import type { Guideline, ReplyRole } from '#shared/contract/keys.ts'
import type { RemovedFor } from '#shared/contract/contact/stubs.ts'
import type { Locale } from '#shared/locale.ts'
import { screenReply } from '#shared/rules/screening/reply.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import { changed, type Queryable, type Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import { cancelTask } from '#server/platform/tasks/tasks.ts'
import * as store from './store.ts'
import type { ReplyRow } from './store.ts'

export type { ReplyRow } from './store.ts'

/** A company's reply. `version`: that of the reply it replaces; null for a first one. */
export type ReplyInput = { role: ReplyRole; words: string; locale: Locale; version: string | null }

/** Key of the decision that waits for a reply, as the desk of the team schedules it. */
const decisionOf = (reviewId: string): string => `decide-reply:${reviewId}`

/**
 * Writes or replaces a company's reply to a review that readers see: live at once, or held if screening finds
 * something. Identical words change nothing. Fails with `conflict` if the current reply is not the version that the
 * caller replaced.
 */
export async function saveReply(
  tx: Tx,
  clock: Clock,
  reviewId: string,
  { role, words, locale, version }: ReplyInput,
): Promise<{ reply: ReplyRow; isNew: boolean }> {
  const review = await store.lockReviewOf(tx, reviewId)
  if (review?.state !== 'published') return fail('conflict')
  const before = await store.lockReply(tx, reviewId)
  if (before?.role === role && before.words === words) return { reply: before, isNew: false }
  if ((before?.version ?? null) !== version) fail('conflict')
  const today = dayOf(clock.now())
  const reply: ReplyRow = {
    review_id: reviewId,
    company_id: review.company_id,
    state: (await isMarked(tx, review.company_id, words)) ? 'held' : 'shown',
    role,
    words,
    locale,
    version: randomUUID(),
    first_on: before && wasShown(before) ? before.first_on : today,
    changed_on: today,
    guideline: null,
    removed_for: null,
    note: null,
  }
  await store.putReply(tx, reply)
  await afterChange(tx, before, reply)
  return { reply, isNew: true }
}

/**
 * Whether readers have ever seen a reply here: after words that only waited or were rejected, the dates start again.
 */
const wasShown = ({ state, first_on, changed_on }: ReplyRow): boolean =>
  state === 'shown' || first_on < changed_on

/** Deletes a reply. False if there is none; fails with `conflict` if it is not the version that the caller read. */
export async function removeReply(tx: Tx, reviewId: string, version: string): Promise<boolean> {
  if (!(await store.lockReviewOf(tx, reviewId))) return false
  const before = await store.lockReply(tx, reviewId)
  if (!before) return false
  if (before.version !== version) fail('conflict')
  await store.deleteReplies(tx, [reviewId])
  await afterChange(tx, before, undefined)
  return true
}

/** The team publishes a held reply, or states which guideline it breaks. False if none is held. */
export async function decideReply(
  tx: Tx,
  clock: Clock,
  reviewId: string,
  decision: { guideline: Guideline; note: string | null } | 'show',
): Promise<boolean> {
  const company =
    decision === 'show'
      ? await store.showReply(tx, reviewId, dayOf(clock.now()))
      : await store.rejectReply(tx, reviewId, decision)
  if (company && decision === 'show') changed(`company:${company}`, `review:${reviewId}`)
  return company !== undefined
}

/**
 * The team takes down a reply that readers see, or that is examined; its company can read the reason. False if there is
 * none.
 */
export async function removeReplyFor(
  tx: Tx,
  reviewId: string,
  why: { guideline: Guideline | null; removedFor?: RemovedFor },
): Promise<boolean> {
  const reject = (from: 'shown' | 'rejected') => store.rejectReply(tx, reviewId, { ...why, note: null, from })
  const company =
    (await reject('shown')) ?? (why.removedFor === 'request' ? undefined : await reject('rejected'))
  if (company) changed(`company:${company}`, `review:${reviewId}`)
  return company !== undefined
}

/** Shows an examined reply again as it was. False if it is no longer examined. */
export async function showRemovedReply(tx: Tx, reviewId: string): Promise<boolean> {
  const company = await store.showRejected(tx, reviewId)
  if (company) changed(`company:${company}`, `review:${reviewId}`)
  return company !== undefined
}

export async function repliesTo(sql: Queryable, reviewIds: string[]): Promise<Map<string, ReplyRow>> {
  return new Map((await store.listReplies(sql, reviewIds)).map(row => [row.review_id, row]))
}

/** Cancels a decision on the replaced words, and invalidates pages that showed them or show the new ones. */
async function afterChange(tx: Tx, before: ReplyRow | undefined, now: ReplyRow | undefined): Promise<void> {
  const row = before ?? now
  if (!row) return
  await cancelTask(tx, 'content', decisionOf(row.review_id))
  if (before?.state === 'shown' || now?.state === 'shown')
    changed(`company:${row.company_id}`, `review:${row.review_id}`)
}

const isMarked = async (sql: Queryable, companyId: string, words: string): Promise<boolean> =>
  screenReply(words, (await officerNames(sql, [companyId])).get(companyId) ?? []).length > 0
