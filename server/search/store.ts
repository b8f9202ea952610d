import type { CompanySort } from '#shared/contract/keys.ts'
import { RARE_FORM_WORDS } from '#server/companies/search-text.ts'
import type { Sql } from '#server/platform/db.ts'
import { packedTally, type TallyRow } from './facet-store.ts'
import { MOST_COUNTED } from './facets.ts'
import { begins, fitsPatterns, matching, type Columns } from './word-store.ts'
import { fit, met } from './filter-clauses.ts'
import { kindColumn } from './kind.ts'
import type { Filters } from './filters.ts'
import type { Wanted } from './words.ts'

/** So many spellings of a query are looked at. */
const MOST_SPELLINGS = 5000
/** Of a legal form that more companies have it is enough to know that they are very many. */
const MOST_OF_A_FORM = 30_001
/** So many companies are looked at for words that very many have, the most reviewed first. */
const MOST_WALKED = 2500

export type Hit = { company_id: string; key: number | string }
/**
 * Rows of a page carry how many there are in all, because finding them is most of the work of counting; the first, where
 * it is wanted, the packed tally of all that has the words, which are found once for both then.
 */
export type Counted = { total: number; tally: string | null }
export type After = { key: number | string; id: string }
/** `tier` 0 is the name itself or the ticker, 1 a name that begins with what was typed, 2 the words anywhere. */
export type RelevantHit = { company_id: string; key: number; tier: number }
export type RelevantAfter = { tier: number; key: number; id: string }
export type Candidate = { company_id: string; name_norm: string; review_count: number } & TallyRow
/** In C order, in which JavaScript compares them, too. */
export type Words = { words: string[]; uses: Uint32Array }

/** Ties are broken in the same direction, so that a page begins by one comparison of pairs, which an index serves. */
const SORTS: Record<CompanySort, { column: string; descending: boolean }> = {
  most: { column: 'review_count', descending: true },
  best: { column: 'best_score', descending: true },
  worst: { column: 'worst_score', descending: false },
  newest: { column: 'listed_on', descending: true },
  oldest: { column: 'listed_on', descending: false },
}

/** A part of a list: the order, where the page before ended, and how much. */
export type Slice = { sort: CompanySort; filters: Filters; after: After | undefined; limit: number }

/** `tallies`: of words that few names have, what they find is looked up once, for the page and for the count by kind. */
export type Tallies = { tallies: boolean }

/** Listed companies in an order, of which many fit: an index of the order is walked until enough have been met. */
export async function listWalking(sql: Sql, beginning: string | undefined, slice: Slice): Promise<Hit[]> {
  const { filters, limit } = slice
  return sql<Hit[]>`
    select company_id, ${key(sql, slice)} as key from content.company_stats
    where status = 1 ${beginning === undefined ? sql`` : sql`and ${meets(sql, beginning)}`} ${met(sql, filters)} ${beyond(sql, slice)}
    ${inOrder(sql, slice)} limit ${limit}`
}

/** Listed companies in an order, of which few fit: all are found first, whatever the planner thinks of it. */
export async function listFew(sql: Sql, slice: Slice): Promise<Hit[]> {
  return sql<Hit[]>`
    with found as materialized (
      select company_id, ${key(sql, slice)} from content.company_stats where status = 1 ${fit(sql, slice.filters)})
    select company_id, ${key(sql, slice)} as key from found
    where true ${beyond(sql, slice)} ${inOrder(sql, slice)} limit ${slice.limit}`
}

/** Companies with the words, of which there are few, in an order: all are found first. */
export async function listFound(sql: Sql, words: Wanted, slice: Slice & Tallies): Promise<(Hit & Counted)[]> {
  return sql<(Hit & Counted)[]>`
    with ${found(sql, words, slice, sql`${key(sql, slice)}`)}, page as (
      select company_id, ${key(sql, slice)}, ${total(sql)} from fitting
      where true ${beyond(sql, slice)} ${inOrder(sql, slice)} limit ${slice.limit})
    select company_id, ${key(sql, slice)} as key, total, ${tally(sql, slice)} from page ${inOrder(sql, slice)}`
}

/** These companies in an order. */
export async function listAmong(sql: Sql, ids: string[], slice: Slice): Promise<Hit[]> {
  return sql<Hit[]>`
    select company_id, ${key(sql, slice)} as key from content.company_stats
    where status = 1 and company_id = any(${ids}::uuid[]) ${beyond(sql, slice)}
    ${inOrder(sql, slice)} limit ${slice.limit}`
}

/** Companies with the words by relevance; within a tier, most reviews first. */
export async function listRelevant(
  sql: Sql,
  { name, words, ...looked }: { name: string; words: Wanted; filters: Filters } & Tallies,
  after: RelevantAfter | undefined,
  limit: number,
): Promise<(RelevantHit & Counted)[]> {
  return sql<(RelevantHit & Counted)[]>`
    with ${found(sql, words, looked, sql`name_norm, review_count`)}, ranked as (
      select company_id, review_count as key, case
        when name_norm = ${name} or company_id in (select id from content.company where ticker = ${name.toUpperCase()}) then 0
        when starts_with(name_norm, ${name}) then 1 else 2 end as tier
      from fitting),
    page as (
      select company_id, key, tier, ${total(sql)} from ranked
      where true ${later(sql, after)} order by tier, key desc, company_id desc limit ${limit})
    select company_id, key, tier, total, ${tally(sql, looked)} from page order by tier, key desc, company_id desc`
}

/** Companies that fit and whose names begin so, or whose ticker it is, by relevance: one stretch of an index of names. */
export async function listBeginning(
  sql: Sql,
  { name, filters }: { name: string; filters: Filters },
  after: RelevantAfter | undefined,
  limit: number,
): Promise<RelevantHit[]> {
  return sql<RelevantHit[]>`
    with ranked as (
      select company_id, review_count as key, case when name_norm = ${name} then 0 else 1 end as tier
      from content.company_stats
      where status = 1 and ${begins(sql, 'name_norm', name)}
        and company_id <> all(array(select id from content.company where ticker = ${name.toUpperCase()})) ${met(sql, filters)}
      union all
      select company_id, review_count, 0 from content.company_stats
      where status = 1 and company_id = any(array(select id from content.company where ticker = ${name.toUpperCase()})) ${met(sql, filters)})
    select company_id, key, tier from ranked
    where true ${later(sql, after)} order by tier, key desc, company_id desc limit ${limit}`
}

/** Counts companies with the words. */
export async function countFound(sql: Sql, words: Wanted): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from (${matching(sql, words, sql`company_id`)} limit ${MOST_COUNTED}) f`
  return row?.count ?? 0
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

/** Companies that have the words, for ranking by nearness: those of these names first, then the most reviewed. */
export async function listCandidates(
  sql: Sql,
  words: Wanted,
  names: string[],
  limit: number,
): Promise<Candidate[]> {
  return sql<Candidate[]>`
    with found as materialized (${matching(sql, words, sql`company_id, name_norm, review_count, ${kinds(sql)}`)})
    select ${candidate(sql)} from found
    order by name_norm = any(${names}::text[]) desc, review_count desc, company_id desc limit ${limit}`
}

/** The same of words that very many names have: only the most reviewed companies are looked at, in the index of that order. */
export async function listCommonCandidates(
  sql: Sql,
  patterns: string[][],
  names: string[],
  limit: number,
): Promise<Candidate[]> {
  return sql<Candidate[]>`
    with most as (
      select company_id, search_text from content.company_stats
      where status = 1 order by review_count desc, company_id desc limit ${MOST_WALKED}),
    met as materialized (
      (select company_id from most where ${fitsPatterns(sql, patterns)} limit ${limit})
      union (select company_id from content.company_stats where status = 1 and name_norm = any(${names}::text[]) limit ${limit}))
    select ${candidate(sql)} from content.company_stats
    where company_id = any(array(select company_id from met)) order by review_count desc, company_id desc`
}

/**
 * All words in use, and in how many names each is, legal forms with how many companies are found by them: as texts, because
 * the driver takes ten times as long to make rows.
 */
export async function listWords(sql: Sql): Promise<Words> {
  const [row] = await sql<{ words: string | null; uses: string | null }[]>`
    with form as (
      select word, (select count(*) from (
        select from content.company_word f where f.word = given.word limit ${MOST_OF_A_FORM}) companies)::integer as uses
      from unnest(${RARE_FORM_WORDS}::text[] collate "C") given (word))
    select string_agg(word, ' ') as words, string_agg(uses::text, ' ') as uses
    from (
      select word, greatest(name.uses, form.uses) as uses from content.search_word name full join form using (word)
      where greatest(name.uses, form.uses) > 0 order by word) w`
  return { words: row?.words?.split(' ') ?? [], uses: Uint32Array.from(row?.uses?.split(' ') ?? [], Number) }
}

/** Words that share one of these forms; some may be in no name any more. */
export async function listSpellings(sql: Sql, forms: string[]): Promise<string[]> {
  const [row] = await sql<{ words: string | null }[]>`
    select string_agg(word, ' ') as words from (
      select word from content.search_typo where typo = any(${forms}::text[]) limit ${MOST_SPELLINGS}) s`
  return [...new Set(row?.words?.split(' ') ?? [])]
}

const later = (sql: Sql, after: RelevantAfter | undefined) =>
  after
    ? sql`and (tier > ${after.tier} or (tier = ${after.tier} and (key, company_id) < (${after.key}, ${after.id})))`
    : sql``

/**
 * `fitting`: what has the words and fits, with the columns that order it; `found` is that or, for a tally, all that has the
 * words. Without a tally no other column is read: of a thousand finds they cost a tenth of a millisecond.
 */
function found(
  sql: Sql,
  words: Wanted,
  { filters, tallies }: { filters: Filters } & Tallies,
  columns: Columns,
) {
  return tallies
    ? sql`found as materialized (${matching(sql, words, sql`company_id, name_norm, review_count, worst_score, listed_on, ${kinds(sql)}`)}),
        fitting as not materialized (select company_id, ${columns} from found where true ${met(sql, filters)})`
    : sql`found as materialized (${matching(sql, words, sql`company_id, ${columns}`, filters)}), fitting as not materialized (select company_id, ${columns} from found)`
}

/** What filters and tallies look at. */
const kinds = (sql: Sql) => sql`city_id, features, recommends, best_score`

const tally = (sql: Sql, { tallies }: Tallies) =>
  tallies
    ? sql`case when row_number() over () = 1 then (select ${packedTally(sql)} from (
        select city_id, ${kindColumn(sql)} as kind, 1 as companies from found limit ${MOST_COUNTED}) r) end as tally`
    : sql`null as tally`

const candidate = (sql: Sql) =>
  sql`company_id, name_norm, review_count, city_id, ${kindColumn(sql)} as kind, 1 as companies`

const total = (sql: Sql) => sql`(select least(count(*), ${MOST_COUNTED}) from fitting) as total`

/** One beginning, met on a walk: as a comparison, of which the planner expects that it often holds. */
const meets = (sql: Sql, beginning: string) => sql`strpos(' ' || search_text, ${` ${beginning}`}) > 0`

/** Whatever is narrowed has a shown score, and then the two keys for scores are one: one index serves both ways. */
const columnOf = ({ sort, filters }: Slice): string =>
  sort === 'worst' && (filters.score !== undefined || filters.recommend !== undefined)
    ? SORTS.best.column
    : SORTS[sort].column

const key = (sql: Sql, slice: Slice) => sql(columnOf(slice))

function beyond(sql: Sql, slice: Slice) {
  const { after, sort } = slice
  if (!after) return sql``
  const than = SORTS[sort].descending ? sql`<` : sql`>`
  return sql`and (${key(sql, slice)}, company_id) ${than} (${after.key}, ${after.id})`
}

function inOrder(sql: Sql, slice: Slice) {
  const direction = SORTS[slice.sort].descending ? sql`desc` : sql`asc`
  return sql`order by ${key(sql, slice)} ${direction}, company_id ${direction}`
}
