import type { Sql } from '#server/platform/db/db.ts'

export type Ranked = { company_id: string; new_count: number | null }

/** Restricts to these companies, if given. */
const among = (sql: Sql, ids: string[] | undefined) =>
  ids ? sql`and company_id = any(${ids}::uuid[])` : sql``

/** Floors are literals in SQL, so that the partial indexes match. */
export async function listTopRated(sql: Sql, limit: number, ids?: string[]): Promise<Ranked[]> {
  return sql<Ranked[]>`
    select company_id, null as new_count from content.company_stats
    where status = 1 and review_count >= 10 ${among(sql, ids)} order by rank_score desc, company_id limit ${limit}`
}

export async function listUnderdogs(sql: Sql, limit: number, ids?: string[]): Promise<Ranked[]> {
  return sql<Ranked[]>`
    select company_id, null as new_count from content.company_stats
    where status = 1 and review_count between 3 and 9 ${among(sql, ids)} order by rank_score desc, company_id limit ${limit}`
}

/** Companies with more than five reviews published after a day. */
export async function listNewcomers(
  sql: Sql,
  after: string,
  limit: number,
  ids?: string[],
): Promise<Ranked[]> {
  return sql<Ranked[]>`
    select s.company_id, n.new_count from (
      select company_id, count(*) as new_count from content.ranking_review
      where published_on > ${after} ${among(sql, ids)} group by company_id having count(*) > 5
    ) n join content.company_stats s on s.company_id = n.company_id
    where s.status = 1 order by s.rank_score desc, s.company_id limit ${limit}`
}

export async function countEverything(sql: Sql): Promise<{ reviews: number; companies: number }> {
  const [row] = await sql<{ reviews: number; companies: number }[]>`
    select coalesce(sum(review_count + applicant_count), 0) as reviews, count(*) as companies
    from content.company_stats where status = 1`
  return row as { reviews: number; companies: number }
}
