import type { CompanySort } from '#shared/contract/keys.ts'
import type { Sql } from '#server/platform/db.ts'

/** A count never goes further than this: more than a thousand is all that readers are told. */
export const MOST_COUNTED = 1001
/** So many spellings of a query are looked at, the most used first. */
const MOST_SPELLINGS = 1000
/** Sorts behind every other character in C order. */
const LAST_CHARACTER = '\u{10FFFF}'

export type Hit = { company_id: string; key: number | string }
/** Rows of a page carry how many there are in all, because finding them is most of the work of counting. */
export type Counted = { total: number }
export type After = { key: number | string; id: string }
/** `tier` 0 is the name itself or the ticker, 1 a name that begins with what was typed, 2 the words anywhere. */
export type RelevantHit = { company_id: string; key: number; tier: number }
export type RelevantAfter = { tier: number; key: number; id: string }
export type Candidate = { company_id: string; name_norm: string; review_count: number }
export type Spelling = { word: string; uses: number }

/** Ties are broken in the same direction, so that a page begins by one comparison of pairs, which an index serves. */
const SORTS: Record<CompanySort, { column: string; descending: boolean }> = {
  most: { column: 'review_count', descending: true },
  best: { column: 'best_score', descending: true },
  worst: { column: 'worst_score', descending: false },
  newest: { column: 'listed_on', descending: true },
  oldest: { column: 'listed_on', descending: false },
}

/** All listed companies in an order, or, where most have them, those with the words: an index of the order is walked. */
export async function listWalking(
  sql: Sql,
  words: string | undefined,
  sort: CompanySort,
  after: After | undefined,
  limit: number,
): Promise<Hit[]> {
  return sql<Hit[]>`
    select company_id, ${sql(SORTS[sort].column)} as key from content.company_stats
    where status = 1 ${words === undefined ? sql`` : sql`and ${has(sql, words)}`} ${beyond(sql, sort, after)}
    ${inOrder(sql, sort)} limit ${limit}`
}

/** Companies with the words, of which there are few, in an order: all are found first, whatever the planner thinks of it. */
export async function listFound(
  sql: Sql,
  words: string,
  sort: CompanySort,
  after: After | undefined,
  limit: number,
): Promise<(Hit & Counted)[]> {
  return sql<(Hit & Counted)[]>`
    with found as materialized (${matching(sql, words)})
    select company_id, ${sql(SORTS[sort].column)} as key, ${total(sql)} from found
    where true ${beyond(sql, sort, after)} ${inOrder(sql, sort)} limit ${limit}`
}

/** These companies in an order. */
export async function listAmong(
  sql: Sql,
  ids: string[],
  sort: CompanySort,
  after: After | undefined,
  limit: number,
): Promise<Hit[]> {
  return sql<Hit[]>`
    select company_id, ${sql(SORTS[sort].column)} as key from content.company_stats
    where status = 1 and company_id = any(${ids}::uuid[]) ${beyond(sql, sort, after)}
    ${inOrder(sql, sort)} limit ${limit}`
}

/** Companies with the words by relevance; within a tier, most reviews first. */
export async function listRelevant(
  sql: Sql,
  { name, words }: { name: string; words: string },
  after: RelevantAfter | undefined,
  limit: number,
): Promise<(RelevantHit & Counted)[]> {
  return sql<(RelevantHit & Counted)[]>`
    with found as materialized (${matching(sql, words)}),
    ranked as (
      select company_id, review_count as key, case
        when name_norm = ${name} or company_id in (select id from content.company where ticker = ${name.toUpperCase()}) then 0
        when starts_with(name_norm, ${name}) then 1 else 2 end as tier
      from found)
    select company_id, key, tier, ${total(sql)} from ranked
    ${after ? sql`where tier > ${after.tier} or (tier = ${after.tier} and (key, company_id) < (${after.key}, ${after.id}))` : sql``}
    order by tier, key desc, company_id desc limit ${limit}`
}

/** Companies of exactly this name or ticker: a handful. */
export async function listNamed(sql: Sql, name: string, limit: number): Promise<Hit[]> {
  return sql<Hit[]>`
    select company_id, review_count as key from content.company_stats
    where status = 1 and company_id = any(array(
      (select company_id from content.company_stats where status = 1 and name_norm = ${name} limit ${limit})
      union select id from content.company where ticker = ${name.toUpperCase()}))
    order by key desc, company_id desc limit ${limit}`
}

/** Counts all listed companies. */
export async function countListed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from (select 1 from content.company_stats where status = 1 limit ${MOST_COUNTED}) listed`
  return row?.count ?? 0
}

/** Companies that have the words, with their names, for ranking by nearness. */
export async function listCandidates(sql: Sql, words: string, limit: number): Promise<Candidate[]> {
  return sql<Candidate[]>`
    with found as materialized (${matching(sql, words)})
    select company_id, name_norm, review_count from found order by review_count desc, company_id desc limit ${limit}`
}

/** How many names have a word that begins so, up to `most`. */
export async function countUses(sql: Sql, beginning: string, most: number): Promise<number> {
  const [row] = await sql<{ uses: number }[]>`
    select coalesce(sum(uses), 0) as uses from (
      select uses from content.search_word
      where word >= ${beginning} and word < ${beginning + LAST_CHARACTER} and uses > 0 limit ${most}) w`
  return row?.uses ?? 0
}

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

const matching = (sql: Sql, words: string) => sql`
  select company_id, name_norm, review_count, best_score, worst_score, listed_on
  from content.company_stats where status = 1 and ${has(sql, words)}`

const total = (sql: Sql) => sql`(select least(count(*), ${MOST_COUNTED}) from found) as total`

const has = (sql: Sql, words: string) =>
  sql`array_to_tsvector(string_to_array(search_text, ' ')) @@ ${words}::tsquery`

function beyond(sql: Sql, sort: CompanySort, after: After | undefined) {
  if (!after) return sql``
  const { column, descending } = SORTS[sort]
  return sql`and (${sql(column)}, company_id) ${descending ? sql`<` : sql`>`} (${after.key}, ${after.id})`
}

function inOrder(sql: Sql, sort: CompanySort) {
  const { column, descending } = SORTS[sort]
  const direction = descending ? sql`desc` : sql`asc`
  return sql`order by ${sql(column)} ${direction}, company_id ${direction}`
}
