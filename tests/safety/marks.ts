import { closeWords } from '#server/pay/comment-box.ts'
import type { TestApp } from '#tests/support/app.ts'

/** Marks in texts that a visitor may not read, and in texts that everyone may read. */
export const LOCKED = 'qzkunci'
export const OPEN = 'qzbuka'

/** Each company's three newest published reviews are open; every text of all others gets a mark, in any state. */
export async function markTexts({ db, secrets }: TestApp): Promise<void> {
  await db.owner`
    with ranked as (
      select id, row_number() over (
        partition by company_id, state = 'published' order by published_on desc, id desc
      ) <= 3 and state = 'published' as open
      from content.review
    ), marked as (select id, case when open then ${OPEN} else ${LOCKED} end || ' ' || id as text from ranked)
    update content.review r set headline = m.text, likes = m.text, dislikes = m.text, advice = m.text,
      surprise_text = case when r.employment_status = 2 then m.text end, note = m.text
    from marked m where m.id = r.id`
  await db.owner`update content.salary_comment set words = ${closeWords(secrets, LOCKED)}`
}
