import type { ReplyRole } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'

export type HeldRow = {
  company_id: string
  company: string
  version: string
  role: ReplyRole
  words: string
  locale: Locale
}

/** Held replies to reviews that readers see. A review has at most one reply, whose id is the review's. */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.company_id, c.name as company, item.version, item.role, item.words, item.locale`,
  from: sql`content.review_reply item join content.review r on r.id = item.review_id
    join content.company c on c.id = item.company_id where item.state = 'held' and r.state = 'published'`,
  order: sql`item.changed_on, item.review_id`,
  id: sql`item.review_id`,
})

/** Lock order: withdrawing a review and writing a reply lock the review first, too. */
export async function lockAnswered(tx: Tx, reviewId: string): Promise<void> {
  await tx`select 1 from content.review where id = ${reviewId} for update`
}
