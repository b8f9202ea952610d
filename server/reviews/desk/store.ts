import type { Guideline } from '#shared/contract/keys.ts'
import type { StoredReview } from '../review-row.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'

/**
 * Pending reviews by week, then by their random ids. Reviews of a company that itself waits for approval are listed
 * once an editor has decided on it.
 */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.company_id, c.slug, c.name, item.week, item.employment_status, item.locale, item.score,
    item.overall_sentiment, item.recommended, item.headline, item.likes, item.dislikes, item.advice, item.surprise_text,
    item.department, item.job_type, item.job_role_id, item.job_role_words, item.city_id, item.left_at_year, item.application_result,
    item.salary_box, item.submission_mac, (
      select e.guideline from content.event e where e.subject_id = item.id and e.act = 'rejected'
      order by e.week desc limit 1) as rejected_by`,
  from: sql`content.review item join content.company c on c.id = item.company_id and c.status = 1
    where item.state = 'pending'`,
  order: sql`item.week, item.id`,
})

export type PendingRow = Pick<
  StoredReview,
  | 'company_id'
  | 'week'
  | 'employment_status'
  | 'locale'
  | 'score'
  | 'overall_sentiment'
  | 'recommended'
  | 'headline'
  | 'likes'
  | 'dislikes'
  | 'advice'
  | 'surprise_text'
  | 'department'
  | 'job_type'
  | 'job_role_id'
  | 'job_role_words'
  | 'city_id'
  | 'left_at_year'
  | 'application_result'
  | 'salary_box'
  | 'submission_mac'
> & {
  slug: string
  name: string
  /** The guideline for which it was rejected before its author rewrote it. */
  rejected_by: Guideline | null
}

type Words = Pick<StoredReview, 'company_id' | 'id' | 'state' | 'headline' | 'likes' | 'dislikes' | 'advice'>

/** The latest texts of each company, for finding near copies. */
export async function listWords(sql: Queryable, companyIds: string[], limit: number): Promise<Words[]> {
  return sql<Words[]>`
    select r.company_id, r.id, r.state, r.headline, r.likes, r.dislikes, r.advice
    from unnest(${companyIds}::uuid[]) as c(id) cross join lateral (
      select company_id, id, state, headline, likes, dislikes, advice from content.review
      where company_id = c.id and state <> 'withdrawn' order by week desc, id limit ${limit}) r`
}

type WeekCount = { company_id: string; week: string; this_week: number; usual: number }

/** Reviews of a company in each given week, and the weekly mean of the year before it. */
export async function countWeeks(
  sql: Queryable,
  weeks: { company_id: string; week: string }[],
): Promise<WeekCount[]> {
  return sql<WeekCount[]>`
    select a.company_id, a.week, count(*) filter (where r.week = a.week) as this_week,
      (count(*) filter (where r.week < a.week) / 52.0)::float as usual
    from (
      select distinct company_id, week
      from unnest(${weeks.map(one => one.company_id)}::uuid[], ${weeks.map(one => one.week)}::date[]) as u(company_id, week)
    ) a join content.review r on r.company_id = a.company_id and r.week >= a.week - 364 and r.week <= a.week
    group by a.company_id, a.week`
}

export async function writeMasked(tx: Tx, id: string, texts: Record<string, string | Buffer>): Promise<void> {
  await tx`update content.review set ${tx(texts)} where id = ${id}`
}
