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

/** What a company says. `version`: that of the words it replaces, none where it speaks for the first time. */
export type Said = { role: ReplyRole; words: string; locale: Locale; version: string | null }

/** Names the decision that waits for a reply, as the team's desk does. */
const decisionOf = (reviewId: string): string => `decide-reply:${reviewId}`

/**
 * Writes a company's reply to a review that readers see, or writes it anew: live at once, or held where screening marks it. The same
 * words once more change nothing. Whoever wrote over other words than those that stand there is refused.
 */
export async function saveReply(
  tx: Tx,
  clock: Clock,
  reviewId: string,
  { role, words, locale, version }: Said,
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
    said_on: today,
    guideline: null,
    removed_for: null,
    note: null,
  }
  await store.putReply(tx, reply)
  await settle(tx, before, reply)
  return { reply, isNew: true }
}

/** Whether readers have ever seen a reply here: words that only waited, or were rejected, begin anew. */
const wasShown = ({ state, first_on, said_on }: ReplyRow): boolean => state === 'shown' || first_on < said_on

/** Takes a reply back. False where none stands; refused where other words stand than those that were read. */
export async function removeReply(tx: Tx, reviewId: string, version: string): Promise<boolean> {
  if (!(await store.lockReviewOf(tx, reviewId))) return false
  const before = await store.lockReply(tx, reviewId)
  if (!before) return false
  if (before.version !== version) fail('conflict')
  await store.deleteReplies(tx, [reviewId])
  await settle(tx, before, undefined)
  return true
}

/** The team lets a held reply appear, or says which guideline it breaks. False where none is held. */
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

/** The team takes down a reply that readers see, or that is examined; its company reads why. False where there is none. */
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

/** One that was examined is shown again as it was. False where it is not examined any more. */
export async function showRemovedReply(tx: Tx, reviewId: string): Promise<boolean> {
  const company = await store.showRejected(tx, reviewId)
  if (company) changed(`company:${company}`, `review:${reviewId}`)
  return company !== undefined
}

/** By the review that they answer. */
export async function repliesTo(sql: Queryable, reviewIds: string[]): Promise<Map<string, ReplyRow>> {
  return new Map((await store.listReplies(sql, reviewIds)).map(row => [row.review_id, row]))
}

/** A decision on words that are gone is dropped; pages that showed them, or show the new ones, are made anew. */
async function settle(tx: Tx, before: ReplyRow | undefined, now: ReplyRow | undefined): Promise<void> {
  const row = before ?? now
  if (!row) return
  await cancelTask(tx, 'content', decisionOf(row.review_id))
  if (before?.state === 'shown' || now?.state === 'shown')
    changed(`company:${row.company_id}`, `review:${row.review_id}`)
}

const isMarked = async (sql: Queryable, companyId: string, words: string): Promise<boolean> =>
  screenReply(words, (await officerNames(sql, [companyId])).get(companyId) ?? []).length > 0
