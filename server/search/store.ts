import type { CompanySort } from '#shared/contract/keys.ts'
import type { Queryable, Sql } from '#server/platform/db.ts'

/** A count never goes further than this: more than a thousand is all that readers are told. */
const MOST_COUNTED = 1001
/** So many spellings of a query are looked at, the most used first. */
const MOST_SPELLINGS = 1000

export type Hit = { company_id: string; key: number | string }
export type Candidate = { company_id: string; name_norm: string; review_count: number }
export type After = { key: number | string; id: string }

const SORTS: Record<CompanySort, { column: string; descending: boolean }> = {
  most: { column: 's.review_count', descending: true },
  best: { column: 's.best_score', descending: true },
  worst: { column: 's.worst_score', descending: false },
  newest: { column: 's.listed_on', descending: true },
  oldest: { column: 's.listed_on', descending: false },
}

/** Listed companies that have the words (a tsquery; all companies without one), in an order. */
export async function listSorted(
  sql: Sql,
  words: string | undefined,
  sort: CompanySort,
  after: After | undefined,
  limit: number,
): Promise<Hit[]> {
  const { column, descending } = SORTS[sort]
  return sql<Hit[]>`
    select s.company_id, ${sql(column)} as key from content.company_stats s
    where s.status = 1 ${words === undefined ? sql`` : sql`and ${has(sql, words)}`}
      ${after ? sql`and ${beyond(sql, column, descending, after)}` : sql``}
    order by ${sql(column)} ${descending ? sql`desc` : sql``}, s.company_id limit ${limit}`
}

/** Has the name itself, or the ticker. */
export const TIER_EXACT = 0
/** Begins with what was typed. */
export const TIER_BEGINS = 1
/** Has all the words somewhere. */
export const TIER_WORDS = 2

/** One tier of relevance, most reviews first. The tiers share no company. */
export async function listTier(
  sql: Sql,
  tier: number,
  query: { name: string; words: string },
  after: After | undefined,
  limit: number,
): Promise<Hit[]> {
  return sql<Hit[]>`
    select s.company_id, s.review_count as key from content.company_stats s
    where s.status = 1 and ${inTier(sql, tier, query)}
      ${after ? sql`and ${beyond(sql, 's.review_count', true, after)}` : sql``}
    order by s.review_count desc, s.company_id limit ${limit}`
}

function inTier(sql: Sql, tier: number, { name, words }: { name: string; words: string }) {
  const exact = sql`array(
    select company_id from content.company_stats where status = 1 and name_norm = ${name}
    union all select id from content.company where ticker = ${name.toUpperCase()})`
  const begins = sql`s.name_norm >= ${name} and s.name_norm < ${name + LAST_CHARACTER}`
  if (tier === TIER_EXACT) return sql`s.company_id = any(${exact})`
  if (tier === TIER_BEGINS) return sql`${begins} and s.company_id <> all(${exact})`
  return sql`${has(sql, words)} and not (${begins}) and s.company_id <> all(${exact})`
}

/** Sorts behind every other in C order. */
const LAST_CHARACTER = '\u{10FFFF}'

export async function countCompanies(sql: Sql, words: string | undefined): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from (
      select 1 from content.company_stats s
      where s.status = 1 ${words === undefined ? sql`` : sql`and ${has(sql, words)}`} limit ${MOST_COUNTED}) found`
  return row?.count ?? 0
}

/** Companies that have the words, with their names, for ranking by nearness. */
export async function listCandidates(sql: Sql, words: string, limit: number): Promise<Candidate[]> {
  return sql<Candidate[]>`
    select s.company_id, s.name_norm, s.review_count from content.company_stats s
    where s.status = 1 and ${has(sql, words)} order by s.review_count desc, s.company_id limit ${limit}`
}

export type Spelling = { word: string; uses: number }

/** Words in use that share one of these forms. */
export async function listSpellings(sql: Sql, forms: string[]): Promise<Spelling[]> {
  return sql<Spelling[]>`
    select distinct w.word, w.uses from content.search_typo t join content.search_word w on w.word = t.word
    where t.typo = any(${forms}::text[]) and w.uses > 0 order by w.uses desc, w.word limit ${MOST_SPELLINGS}`
}

/** Which of these are words in use. */
export async function listKnownWords(sql: Sql, words: string[]): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select word from content.search_word where word = any(${words}::text[]) and uses > 0`
  return rows.map(row => row.word)
}

const has = (sql: Queryable, words: string) =>
  sql`array_to_tsvector(string_to_array(s.search_text, ' ')) @@ ${words}::tsquery`

function beyond(sql: Queryable, column: string, descending: boolean, { key, id }: After) {
  const bound = descending ? sql`${sql(column)} <= ${key}` : sql`${sql(column)} >= ${key}`
  return sql`${bound} and (${sql(column)} <> ${key} or s.company_id > ${id})`
}
