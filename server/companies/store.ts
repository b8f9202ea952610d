import type { PendingQuery, Row } from 'postgres'
import type { Industry, LegalForm, SizeBand } from '#shared/contract/keys.ts'
import type { PeopleBand } from '#shared/contract/pay/pay.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { CompanyStatus } from './status.ts'

export type Company = {
  id: string
  slug: string
  status: CompanyStatus
  name: string
  legal_name: string | null
  legal_form: LegalForm | null
  ticker: string | null
  industry: Industry | null
  size_band: SizeBand | null
  founded_year: number | null
  website_host: string | null
  city_id: string | null
  summary_id: string | null
  summary_en: string | null
}

export type CardRow = Pick<Company, 'id' | 'slug' | 'name' | 'industry' | 'city_id'> & CardStats
/** Sums of scores are in thousandths; lists are empty if there are no reviews. */
export type CardStats = Pick<
  StatsRow,
  'review_count' | 'applicant_count' | 'score' | 'recommend_count' | 'rating_sums' | 'rating_counts'
>

/** Arrays follow the key lists of the contract and may be shorter; sums of scores are in thousandths. */
export type StatsRow = {
  review_count: number
  score_sum: number
  score: number | null
  recommend_count: number
  stars: number[]
  sentiments: number[]
  rating_sums: number[]
  rating_counts: number[]
  answer_yes: number[]
  answer_no: number[]
  former_count: number
  applicant_count: number
  applicant_score_sum: number
  applicant_rating_sums: number[]
  applicant_rating_counts: number[]
}

const NO_STATS: StatsRow = {
  review_count: 0,
  score_sum: 0,
  score: null,
  recommend_count: 0,
  stars: [],
  sentiments: [],
  rating_sums: [],
  rating_counts: [],
  answer_yes: [],
  answer_no: [],
  former_count: 0,
  applicant_count: 0,
  applicant_score_sum: 0,
  applicant_rating_sums: [],
  applicant_rating_counts: [],
}

/**
 * `paid`: people whose pay is shown, as the lower bound of a band; `claimed_since`: since when it has a representative.
 */
export type CountedCompany = Company & {
  stats: StatsRow
  paid: PeopleBand | null
  claimed_since: string | null
}

export type QuarterRow = { quarter: string; review_count: number; score_sum: number }
export type IndustryRow = {
  rating_means: (number | null)[]
  applicant_rating_means: (number | null)[]
  quarters: Record<string, number>
}

export const listMerged = (sql: Queryable): Promise<{ id: string; merged_into: string }[]> =>
  sql<{ id: string; merged_into: string }[]>`
    select id, merged_into from content.company where merged_into is not null`

/** Companies that were merged into this one: rows written under their ids still use them. */
export async function listMergedIds(sql: Queryable, id: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from content.company where merged_into = ${id}`
  return rows.map(row => row.id)
}

/** Those of them that were merged in this year or a later one, with their names. */
export const listMergedSince = (sql: Queryable, id: string, year: number) =>
  sql<{ id: string; name: string }[]>`
    select id, name from content.company where merged_into = ${id} and merged_year >= ${year}`

/**
 * The ids under which rows of these companies may exist, while they are listed: their own, and those of companies
 * merged into them.
 */
export const listAllIds = (sql: Queryable, ids: string[], listed: CompanyStatus) => sql<
  { id: string; company_id: string }[]
>`
  select c.id, c.id as company_id from content.company c
  where c.id = any(${ids}::uuid[]) and c.status = ${listed}
  union all
  select m.id, c.id from content.company c join content.company m on m.merged_into = c.id
  where c.id = any(${ids}::uuid[]) and c.status = ${listed}`

/** The company that a slug leads to, in any state, with its figures; for a merged one its target. */
export const findBySlug = (sql: Queryable, slug: string): Promise<CountedCompany | undefined> =>
  findCounted(
    sql,
    sql`(select coalesce(f.merged_into, f.id) from content.company_slug named
      join content.company f on f.id = named.company_id where named.slug = ${slug})`,
  )

export const findCountedById = (sql: Queryable, id: string): Promise<CountedCompany | undefined> =>
  findCounted(sql, sql`${id}`)

async function findCounted(sql: Queryable, id: PendingQuery<Row[]>): Promise<CountedCompany | undefined> {
  const [row] = await sql<(Company & StatsRow & Pick<CountedCompany, 'paid' | 'claimed_since'>)[]>`
    select ${columns(sql)}, ${figures(sql)}, p.people as paid, o.since as claimed_since from content.company c
    left join content.company_stats s on s.company_id = c.id
    left join content.pay_cell p on p.company_id = c.id and p.department = '' and p.job_type = ''
    left join content.company_claimed o on o.company_id = c.id
    where c.id = ${id}`
  return row && { ...row, stats: row.review_count === null ? NO_STATS : row }
}

export async function countOpenVacancies(sql: Queryable, id: string, today: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from content.vacancy where company_id = ${id} and state = 'open' and last_day >= ${today}`
  return row?.n ?? 0
}

/** The company that an id stands for now: for a merged one its target. */
export async function findSurvivor(sql: Queryable, id: string): Promise<Company | undefined> {
  const [row] = await sql<Company[]>`
    select ${columns(sql)} from content.company f join content.company c on c.id = coalesce(f.merged_into, f.id)
    where f.id = ${id}`
  return row
}

export const listNamed = (sql: Queryable, ids: string[]) => sql<Pick<Company, 'id' | 'slug' | 'name'>[]>`
  select id, slug, name from content.company where id = any(${ids}::uuid[])`

export const insertClaimed = (sql: Queryable, company_id: string, since: string) =>
  sql`insert into content.company_claimed ${sql({ company_id, since })} on conflict (company_id) do nothing`

/** The earlier of the two days stays. */
export const moveClaimed = (tx: Tx, from: string, into: string) => tx`
  with gone as (delete from content.company_claimed where company_id = ${from} returning since)
  insert into content.company_claimed as c (company_id, since) select ${into}, since from gone
  on conflict (company_id) do update set since = least(c.since, excluded.since)`

export async function isClaimed(sql: Queryable, companyId: string): Promise<boolean> {
  const [row] = await sql`select 1 from content.company_claimed where company_id = ${companyId}`
  return row !== undefined
}

export async function findById(sql: Queryable, id: string): Promise<Company | undefined> {
  const [row] = await sql<Company[]>`select ${columns(sql)} from content.company c where c.id = ${id}`
  return row
}

export type NamedCompany = Pick<Company, 'id' | 'name' | 'city_id'>

export async function listNamesakes(sql: Queryable, norm: string, limit: number): Promise<NamedCompany[]> {
  return sql<NamedCompany[]>`
    select id, name, city_id from content.company where name_norm = ${norm} and status = 1 order by id limit ${limit}`
}

/** Listed companies whose normalized name starts so and is longer. */
export async function listBeginning(sql: Queryable, norm: string, limit: number): Promise<NamedCompany[]> {
  return sql<NamedCompany[]>`
    select id, name, city_id from content.company
    where name_norm > ${norm} and name_norm < ${norm + LAST_CHARACTER} and status = 1 order by name_norm, id limit ${limit}`
}
const LAST_CHARACTER = '\u{10ffff}'

export async function hasHost(sql: Queryable, hosts: string[]): Promise<boolean> {
  const [row] = await sql`
    select 1 from content.company where website_host = any(${hosts}::text[]) and status = 1 limit 1`
  return row !== undefined
}

export async function lockById(tx: Tx, id: string): Promise<Company | undefined> {
  const [row] = await tx<
    Company[]
  >`select ${columns(tx)} from content.company c where c.id = ${id} for update`
  return row
}

/** Listed companies ordered by id, with the number of their reviews and the day of the newest. */
export const listAfter = (sql: Queryable, after: string, limit: number) => sql<
  { id: string; slug: string; reviews: number; newest_on: string | null }[]
>`
  select c.id, c.slug, s.review_count + s.applicant_count as reviews, s.newest_on
  from content.company_stats s join content.company c on c.id = s.company_id
  where s.status = 1 and s.company_id > ${after} order by s.company_id limit ${limit}`

const columns = (sql: Queryable) => sql`
  c.id, c.slug, c.status, c.name, c.legal_name, c.legal_form, c.ticker, c.industry, c.size_band, c.founded_year,
  c.website_host, c.city_id, c.summary_id, c.summary_en`

const figures = (sql: Queryable) => sql`
  s.review_count, s.score_sum, s.score, s.recommend_count, s.stars, s.sentiments, s.rating_sums, s.rating_counts, s.answer_yes,
  s.answer_no, s.former_count, s.applicant_count, s.applicant_score_sum, s.applicant_rating_sums, s.applicant_rating_counts`

export async function listCards(sql: Queryable, ids: string[]): Promise<CardRow[]> {
  return sql<CardRow[]>`
    select c.id, c.slug, c.name, c.industry, c.city_id, coalesce(s.review_count, 0) as review_count,
      coalesce(s.applicant_count, 0) as applicant_count, s.score, coalesce(s.recommend_count, 0) as recommend_count,
      coalesce(s.rating_sums, '{}') as rating_sums, coalesce(s.rating_counts, '{}') as rating_counts
    from content.company c left join content.company_stats s on s.company_id = c.id
    where c.id = any(${ids}::uuid[])`
}

export async function listQuarters(sql: Queryable, companyId: string, since: string): Promise<QuarterRow[]> {
  return sql<QuarterRow[]>`
    select quarter, review_count, score_sum from content.company_quarter
    where company_id = ${companyId} and quarter >= ${since}`
}

export async function findIndustryFigure(
  sql: Queryable,
  industry: Industry,
): Promise<IndustryRow | undefined> {
  const [row] = await sql<IndustryRow[]>`
    select rating_means, applicant_rating_means, quarters from content.industry_figure where industry = ${industry}`
  return row
}

/** Directories contain millions of companies; only those that reviews named carry traces of people's acts. */
const reviewedIds = (sql: Queryable) => sql`
  select id from content.company where status <> 1 union select company_id from content.company_intake
  union select company_id from content.company_stats where newest_on is not null`
export const ofReviewed = (sql: Queryable) => sql`company_id in (${reviewedIds(sql)})`
export const reviewed = (sql: Queryable) => sql`id in (${reviewedIds(sql)})`
