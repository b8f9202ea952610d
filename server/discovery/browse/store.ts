import type { Industry } from '#shared/contract/keys.ts'
import type { Sql } from '#server/platform/db/db.ts'

export type IndustryRow = { company_count: number; review_count: number; rating_means: (number | null)[] }

export async function findIndustry(sql: Sql, industry: Industry): Promise<IndustryRow | undefined> {
  const [row] = await sql<IndustryRow[]>`
    select company_count, review_count, rating_means from content.industry_figure where industry = ${industry}`
  return row
}

/** Industries with figures, with their number of listed companies. */
export const listIndustries = (sql: Sql) => sql<{ industry: Industry; listed: number }[]>`
  select figure.industry, count(stats.company_id)::int as listed
  from content.industry_figure figure
  join content.company_stats stats on stats.industry = figure.industry and stats.status = 1
  group by figure.industry order by figure.industry`

/** Cities with listed companies, with the number. */
export const listCities = (sql: Sql) => sql<{ city: string; companies: number }[]>`
  select city_id as city, count(*)::int as companies from content.company_stats
  where status = 1 and city_id is not null group by city_id order by city_id`

/** Number of a city's listed companies and their reviews. */
export async function countIn(sql: Sql, city: string): Promise<{ companies: number; reviews: number }> {
  const [row] = await sql<{ companies: number; reviews: number }[]>`
    select count(*)::int as companies, coalesce(sum(review_count), 0)::int as reviews
    from content.company_stats where status = 1 and city_id = ${city}`
  return row as { companies: number; reviews: number }
}
