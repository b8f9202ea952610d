import {
  EMPLOYEE_RATINGS,
  type Aspect,
  type EmployeeRating,
  type Industry,
  type SizeBand,
} from '#shared/contract/keys.ts'
import type { Sql, Tx } from '#server/platform/db/db.ts'

/** Filters of a ranking: industry, city, size, or given companies. */
type Narrowed = {
  aspect: Aspect
  industry?: Industry | undefined
  city?: string | undefined
  size?: SizeBand | undefined
  ids?: string[] | undefined
}
type Placed = { company_id: string; have: number; answers: number; value: number; rank_score: number }

/**
 * Rebuilds the table. Each aspect's mean is shrunk towards that of all companies, which weighs like five answers.
 * Rank scores are rounded to a hundredth. Companies below half of the floor (five) are omitted.
 */
export async function rankAgain(
  tx: Tx,
  { since, ratings, answers }: { since: string; ratings: string[]; answers: string[] },
): Promise<void> {
  await tx`delete from content.ranking`
  await tx`
    with recent as (
      select company_id, sum(review_count) as n from content.company_quarter
      where quarter >= ${since} group by company_id having sum(review_count) >= 5
    ),
    listed as materialized (
      select s.company_id, s.industry, s.city_id, c.size_band, r.n as recent, s.review_count, s.score_sum,
        s.rating_sums, s.rating_counts, s.answer_yes, s.answer_no
      from recent r join content.company_stats s using (company_id) join content.company c on c.id = s.company_id
      where s.status = 1
    ),
    answered as (
      select company_id, 'score' as aspect, review_count as n, score_sum as sum from listed
      union all
      select company_id, (${ratings}::text[])[i], n, x * 1000::bigint
      from listed, unnest(rating_sums, rating_counts) with ordinality t (x, n, i) where n > 0
      union all
      select company_id, (${answers}::text[])[i], coalesce(yes, 0) + coalesce(no, 0), coalesce(yes, 0) * 1000::bigint
      from listed, unnest(answer_yes, answer_no) with ordinality t (yes, no, i) where coalesce(yes, 0) + coalesce(no, 0) > 0
    ),
    prior as (select aspect, avg(sum * 1.0 / n) as mean from answered where n >= 3 group by aspect)
    insert into content.ranking (aspect, company_id, industry, city_id, size_band, have, answers, value, rank_score)
    select aspect, company_id, l.industry, l.city_id, l.size_band, least(a.n, l.recent), a.n, a.sum / a.n,
      round((a.sum + 5 * p.mean) / (a.n + 5), -1)::integer
    from answered a join prior p using (aspect) join listed l using (company_id)
    where a.n >= 5`
}

const matching = (sql: Sql, { aspect, industry, city, size, ids }: Narrowed) => sql`
  r.aspect = ${aspect} and s.status = 1
  ${industry ? sql`and r.industry = ${industry}` : sql``}
  ${city ? sql`and r.city_id = ${city}` : sql``}
  ${size ? sql`and r.size_band = ${size}` : sql``}
  ${ids ? sql`and r.company_id = any(${ids}::uuid[])` : sql``}`

// The floor is a literal in SQL, so that the partial indexes match.

export const listRanked = (sql: Sql, narrowed: Narrowed, limit: number): Promise<Placed[]> =>
  sql<Placed[]>`
    select r.company_id, r.have, r.answers, r.value, r.rank_score
    from content.ranking r join content.company_stats s on s.company_id = r.company_id
    where ${matching(sql, narrowed)} and r.have >= 10
    order by r.rank_score desc, r.have desc, r.company_id limit ${limit}`

/** Closest to the floor first, without any other order. */
export const listBelow = (
  sql: Sql,
  narrowed: Narrowed,
  limit: number,
): Promise<Pick<Placed, 'company_id' | 'have'>[]> =>
  sql<Pick<Placed, 'company_id' | 'have'>[]>`
    select r.company_id, r.have
    from content.ranking r join content.company_stats s on s.company_id = r.company_id
    where ${matching(sql, narrowed)} and r.have < 10 order by r.have desc, r.company_id limit ${limit}`

/** Cities with most ranked companies, regardless of the city filter. */
export const countCities = (
  sql: Sql,
  { aspect, industry, size }: Narrowed,
  limit: number,
): Promise<{ city_id: string; n: number }[]> =>
  sql<{ city_id: string; n: number }[]>`
    select r.city_id, count(*)::int as n
    from content.ranking r join content.company_stats s on s.company_id = r.company_id
    where ${matching(sql, { aspect, industry, size })} and r.have >= 10 and r.city_id is not null
    group by r.city_id order by n desc, r.city_id limit ${limit}`

/** Number of ranked companies per aspect and industry; null means all industries. */
export const countLists = (sql: Sql) => sql<{ aspect: Aspect; industry: Industry | null; ranked: number }[]>`
  select r.aspect, r.industry, count(*)::int as ranked
  from content.ranking r join content.company_stats s on s.company_id = r.company_id and s.status = 1
  where r.have >= 10 group by grouping sets ((r.aspect), (r.aspect, r.industry))
  having grouping(r.industry) = 1 or r.industry is not null`

/** Mean over an industry's companies, in thousandths; null with too few companies or reviews. */
export async function findIndustryMean(
  sql: Sql,
  industry: Industry,
  rating: EmployeeRating,
): Promise<number | null> {
  const [row] = await sql<{ mean: number | null }[]>`
    select rating_means[${EMPLOYEE_RATINGS.indexOf(rating) + 1}] as mean
    from content.industry_figure where industry = ${industry}`
  return row?.mean ?? null
}
