import type { Guideline, ReplyRole, ReplyState, ReviewState } from '#shared/contract/keys.ts'
import type { RemovedFor } from '#shared/contract/contact/stubs.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type ReplyRow = {
  review_id: string
  company_id: string
  state: ReplyState
  role: ReplyRole
  words: string
  locale: Locale
  version: string
  first_on: string
  changed_on: string
  guideline: Guideline | null
  removed_for: RemovedFor | null
  note: string | null
}

const columns = (sql: Queryable) =>
  sql`review_id, company_id, state, role, words, locale, version, first_on, changed_on, guideline, removed_for, note`

/** The review's state. The review is locked before the reply, in the same order as when it is withdrawn. */
export async function lockReviewOf(
  tx: Tx,
  reviewId: string,
): Promise<{ company_id: string; state: ReviewState } | undefined> {
  const [row] = await tx<{ company_id: string; state: ReviewState }[]>`
    select company_id, state from content.review where id = ${reviewId} for update`
  return row
}

export async function lockReply(tx: Tx, reviewId: string): Promise<ReplyRow | undefined> {
  const [row] = await tx<ReplyRow[]>`
    select ${columns(tx)} from content.review_reply where review_id = ${reviewId} for update`
  return row
}

export const listReplies = (sql: Queryable, reviewIds: string[]): Promise<ReplyRow[]> =>
  sql<ReplyRow[]>`
    select ${columns(sql)} from content.review_reply where review_id = any(${reviewIds}::uuid[])`

/** Overwrites the earlier words. */
export async function putReply(tx: Tx, reply: ReplyRow): Promise<void> {
  const { review_id: _, ...changed } = reply
  await tx`
    insert into content.review_reply ${tx(reply)} on conflict (review_id) do update set ${tx(changed)}`
}

export async function deleteReplies(tx: Tx, reviewIds: string[]): Promise<void> {
  await tx`delete from content.review_reply where review_id = any(${reviewIds}::uuid[])`
}

/** Held words are published with this day. Returns the company; undefined if the reply is not held. */
export async function showReply(tx: Tx, reviewId: string, today: string): Promise<string | undefined> {
  const [row] = await tx<{ company_id: string }[]>`
    update content.review_reply set state = 'shown', changed_on = ${today},
      first_on = case when first_on < changed_on then first_on else ${today} end
    where review_id = ${reviewId} and state = 'held' returning company_id`
  return row?.company_id
}

type Rejection = {
  guideline: Guideline | null
  note: string | null
  from?: ReplyState
  removedFor?: RemovedFor | undefined
}

/** Returns the company; undefined if the reply is not in state `from`. */
export async function rejectReply(
  tx: Tx,
  reviewId: string,
  { guideline, note, from = 'held', removedFor }: Rejection,
): Promise<string | undefined> {
  const [row] = await tx<{ company_id: string }[]>`
    update content.review_reply set state = 'rejected', guideline = ${guideline}, note = ${note}, removed_for = ${removedFor ?? null}
    where review_id = ${reviewId} and state = ${from} and (state <> 'rejected' or removed_for = 'request') returning company_id`
  return row?.company_id
}

/** Returns the company; undefined if no request about the reply is examined. */
export async function showRejected(tx: Tx, reviewId: string): Promise<string | undefined> {
  const [row] = await tx<{ company_id: string }[]>`
    update content.review_reply set state = 'shown', guideline = null, note = null, removed_for = null
    where review_id = ${reviewId} and state = 'rejected' and removed_for = 'request' returning company_id`
  return row?.company_id
}
