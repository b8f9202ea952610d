import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { GivenReview, StoredReview } from '#server/reviews/review-row.ts'

export type NewReview = GivenReview & { manage_mac: Buffer }
type WithDuplicateMark = Pick<StoredReview, 'duplicate_mark'>

/** The new review's id; undefined if its code already has a review. */
export async function insertPending(
  tx: Tx,
  review: NewReview & WithDuplicateMark,
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    insert into content.review ${tx({ ...review, state: 'pending' })} on conflict (manage_mac) do nothing returning id`
  return row?.id
}

type Rewritten = Omit<GivenReview, 'week' | 'guard_year' | 'company_id'> & WithDuplicateMark

export async function rewrite(tx: Tx, id: string, review: Rewritten): Promise<void> {
  await tx`update content.review set ${tx(review)} where id = ${id}`
}

export async function countReceived(tx: Tx, companyId: string, year: number): Promise<void> {
  await tx`
    insert into content.company_intake as i (company_id, received, since_year) values (${companyId}, 1, ${year})
    on conflict (company_id) do update set received = i.received + 1`
}

export type OwnRow = Omit<StoredReview, 'week' | 'publish_from' | 'helpful_count'>

export async function findByCode(sql: Queryable, manageMac: Buffer): Promise<OwnRow | undefined> {
  const [row] = await sql<OwnRow[]>`
    select id, company_id, state, guard_year, guideline, removed_for, note, employment_status, locale, score, star, overall_sentiment, recommended, ratings, answers,
      city_id, department, job_type, job_role_id, job_role_words, left_at_year, application_result, interview_rounds, surprise_question, surprise_text,
      headline, likes, dislikes, advice, salary_box, published_on, submission_mac, duplicate_mark
    from content.review where manage_mac = ${manageMac}`
  return row
}
