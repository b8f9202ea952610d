import type { Queryable } from '#server/platform/db/db.ts'

/**
 * How many reviews show the company's reply, and after how many months most of them got it: reckoned from the two months
 * that readers are told, so that the figure tells nothing more of when a review appeared.
 */
export async function countReplies(
  sql: Queryable,
  companyId: string,
): Promise<{ count: number; months: number | null }> {
  const [row] = await sql<[{ count: number; months: number | null }]>`
    select count(*) as count,
      percentile_disc(0.5) within group (order by
        (12 * (extract(year from p.first_on) - extract(year from r.published_on))
        + extract(month from p.first_on) - extract(month from r.published_on))::integer desc) as months
    from content.review_reply p join content.review r on r.id = p.review_id
    where p.company_id = ${companyId} and p.state = 'shown' and r.state = 'published'`
  return row
}
