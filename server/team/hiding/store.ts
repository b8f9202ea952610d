import type { Guideline } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'

export type HidingRow = {
  company_id: string
  company: string
  subject: 'review' | 'salary_comment'
  subject_id: string
  guideline: Guideline
  words: string | null
  locale: Locale
  ends_on: string
  /** The review's headline, or the comment's words, before it was hidden. */
  headline: string
  said_in: Locale
}

/** Hidden items, ordered by the day on which they reappear. */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.company_id, c.name as company, item.subject, item.subject_id, item.guideline, item.words, item.locale, item.ends_on,
    coalesce(r.headline, p.words) as headline, coalesce(r.locale, item.locale) as said_in`,
  from: sql`content.hiding item left join content.review r on r.id = item.subject_id
    left join content.pay_comment p on p.id = item.subject_id join content.company c on c.id = item.company_id
    where item.state = 'open' and coalesce(r.state, p.state) = 'hidden'`,
  order: sql`item.ends_on, item.id`,
})

/** Locks the hidden item before the hiding, in the same order as when its author withdraws it. */
export async function lockHidden(tx: Tx, hidingId: string): Promise<void> {
  await tx`
    select 1 from content.review where id = (select subject_id from content.hiding where id = ${hidingId}) for update`
  await tx`
    select 1 from content.pay_comment where id = (select subject_id from content.hiding where id = ${hidingId}) for update`
}
