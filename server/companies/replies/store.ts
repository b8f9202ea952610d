import type { Queryable } from '#server/platform/db/db.ts'

/**
 * The number of reviews that show the company's reply, and the median number of months to the reply. It is calculated
 * from the two months that readers see, so that it discloses nothing more about when a review appeared.
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
