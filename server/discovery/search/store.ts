import type { Industry } from '#shared/contract/keys.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Filters } from './filters.ts'
import type { Order, Place } from './search-cursor.ts'
import type { Query } from './query.ts'

/** Listed companies that match every full-text query; with `ids` only among these. */
export type Scope = { query: Query[]; ids?: string[] | undefined }
/** A page begins after, or ends before, this position. */
export type Edge = Place & { direction: 'after' | 'before' }
export type Page = {
  order: Order
  scope: Scope
  /** Also contained in the scope's queries. */
  filters: Filters
  marks: Query[]
  edge: Edge | undefined
  limit: number
  name: string
}
/** A row of a page, with the values of its cursor. */
export type Hit = { company_id: string; tier: number; key: number | string }
export type Candidate = {
  company_id: string
  name_norm: string
  review_count: number
  city_id: string | null
  industry: Industry | null
  roles: string[]
}
export type Spelling = { word: string; uses: number }
/** Number of companies with a city, with an industry, or with a combination of figures; `is_total` marks the total. */
export type FacetRow = {
  city_id: string | null
  industry: string | null
  stars: number | null
  recommends: number | null
  features: number | null
  is_total: boolean
  companies: number
}

/** Ties use the same direction as the key, so that one row comparison is enough for a cursor. */
type Ordering = { key: string; type: 'integer' | 'date'; direction: 'asc' | 'desc' }
const BY_REVIEWS: Ordering = { key: 'review_count', type: 'integer', direction: 'desc' }
const ORDERS: Record<Order, Ordering> = {
  relevance: BY_REVIEWS,
  near: BY_REVIEWS,
  most: BY_REVIEWS,
  best: { key: 'best_score', type: 'integer', direction: 'desc' },
  worst: { key: 'worst_score', type: 'integer', direction: 'asc' },
  newest: { key: 'listed_on', type: 'date', direction: 'desc' },
  oldest: { key: 'listed_on', type: 'date', direction: 'asc' },
}
const COLUMNS = 'company_id, review_count, best_score, worst_score, listed_on'
/** Most rows of an order that are checked. */
const MOST_READ = 8000
/** Most names with the typed prefix that come before the other matches. */
const MOST_BEGUN = 500
const MOST_SPELLINGS = 5000
const MOST_MATCHES = 2000
const MOST_CANDIDATES = 200

/** Parameters of a statement. Statements are planned with their values and therefore not prepared. */
class Values {
  readonly list: unknown[] = []
  put(value: unknown, type: string): string {
    return `$${this.list.push(value)}::${type}`
  }
}
type Part = { values: Values; page: Page; ordering: Ordering }
/** Builds a subquery of `COLUMNS` for rows beyond an edge that also satisfy a condition. */
type Find = (part: Part, edge: Edge | undefined, condition?: string) => string

/** Finds all matches by the index of words, then sorts them. */
export const listFew = (sql: Sql, page: Page): Promise<Hit[]> => list(sql, page, findAll)

/** Checks the first rows of the order until the page is full; matches beyond `MOST_READ` are not found. */
export const listMany = (sql: Sql, page: Page): Promise<Hit[]> => list(sql, page, findFirst)

async function list(sql: Sql, page: Page, find: Find): Promise<Hit[]> {
  const part = { values: new Values(), page, ordering: orderingOf(page) }
  const { key, direction } = part.ordering
  const text =
    page.order === 'relevance'
      ? tiered(part, byRelevance(part, find))
      : page.order === 'near'
        ? tiered(part, byNearness(part))
        : `select company_id, 0 as tier, ${key} as key from (${find(part, page.edge)}) found
          order by ${key} ${direction}, company_id ${direction} limit ${page.limit}`
  return sql.unsafe<Hit[]>(text, part.values.list as never[])
}

/** For a previous page the order is reversed. */
function orderingOf({ order, edge, filters: { score, recommend } }: Page): Ordering {
  const { key, type, direction } = ORDERS[order]
  const opposite = direction === 'asc' ? 'desc' : 'asc'
  // Rows that pass these filters have a shown score, for which the keys of best and worst are equal.
  const isShown = score !== undefined || recommend !== undefined
  return {
    key: order === 'worst' && isShown ? 'best_score' : key,
    type,
    direction: edge?.direction === 'before' ? opposite : direction,
  }
}

const findAll: Find = ({ values, page, ordering }, edge, condition = 'true') =>
  `select ${COLUMNS} from content.company_stats
  where status = 1 and ${condition} and ${matching(values, page.scope)} and ${beyond(values, ordering, edge)} offset 0`

const findFirst: Find = ({ values, page, ordering }, edge, condition = 'true') => {
  const { key, direction } = ordering
  return `select ${COLUMNS} from (
    select ${COLUMNS}, words from content.company_stats
    where status = 1 and ${begin(values, page)} and ${beyond(values, ordering, edge)}
    order by ${key} ${direction}, company_id ${direction} limit ${MOST_READ}) first
  where ${condition} and ${matching(values, page.scope)} order by ${key} ${direction}, company_id ${direction} limit ${page.limit}`
}

/** High scores are recommended, low ones are not, so an order by score can start at the first possible match. */
const begin = (values: Values, { order, filters: { score, recommend } }: Page): string =>
  [
    'true',
    ...(score !== undefined && order === 'worst'
      ? [`best_score >= ${values.put(score * 1000, 'integer')}`]
      : []),
    ...(recommend !== undefined && (order === 'worst' || order === 'best')
      ? [`recommends = ${values.put(recommend, 'smallint')}`]
      : []),
  ].join(' and ')

const matching = (values: Values, { query, ids }: Scope): string =>
  [
    ids ? `company_id = any(${values.put(ids, 'uuid[]')})` : 'true',
    ...query.map(one => `words @@ ${values.put(one, 'tsquery')}`),
  ].join(' and ')

function beyond(values: Values, { key, type, direction }: Ordering, edge: Edge | undefined): string {
  if (!edge) return 'true'
  const place = `(${values.put(edge.key, type)}, ${values.put(edge.id, 'uuid')})`
  return `(${key}, company_id) ${direction === 'desc' ? '<' : '>'} ${place}`
}

/** Equal names first, then names with the prefix, by the index of names; then other matches by reviews. */
function byRelevance(part: Part, find: Find): string {
  const { values, page } = part
  const name = values.put(page.name, 'text')
  const begun = `name_norm >= ${name} and name_norm < ${name} || U&'\\+10FFFF'`
  const ticker = `company_id = any(array(select id from content.company where ticker = upper(${name})))`
  // Names with the typed prefix contain the words, so only the filters are checked.
  const fits = `exists (select 1 from content.company_stats s where s.company_id = begun.company_id and ${matching(values, { query: page.marks })})`
  return `with named as materialized (
    select company_id, review_count, is_named from (
      (select company_id, review_count, name_norm = ${name} as is_named from content.company_stats where status = 1 and ${begun}
      order by is_named desc, review_count desc, company_id desc limit ${MOST_BEGUN})
      union all select company_id, review_count, true from content.company_stats where status = 1 and ${ticker} and not (${begun})) begun
    where ${page.marks.length > 0 ? fits : 'true'})
  select company_id, case when is_named then 0 else 1 end as tier, review_count as key from named
  union all select company_id, 2, review_count from (
    ${find(part, page.edge?.tier === 2 ? page.edge : undefined, 'company_id not in (select company_id from named)')}) others`
}

const byNearness = ({ values, page, ordering }: Part): string =>
  `select company_id, array_position(${values.put(page.scope.ids, 'uuid[]')}, company_id) as tier, review_count as key
  from (${findAll({ values, page, ordering }, undefined)}) found`

function tiered({ values, page: { edge, limit }, ordering: { direction } }: Part, rows: string): string {
  const place = edge && [
    values.put(-edge.tier, 'integer'),
    values.put(edge.key, 'integer'),
    values.put(edge.id, 'uuid'),
  ]
  const beyondEdge = place
    ? `(-tier, key, company_id) ${direction === 'desc' ? '<' : '>'} (${place.join()})`
    : 'true'
  return `select company_id, tier, key from (${rows}) tiers where ${beyondEdge}
    order by -tier ${direction}, key ${direction}, company_id ${direction} limit ${limit}`
}

/** Number of companies in total and per value of a facet, over at most `most` matches. */
export async function countFacets(sql: Sql, scope: Scope, most: number | null): Promise<FacetRow[]> {
  const values = new Values()
  return sql.unsafe<FacetRow[]>(
    `with found as materialized (
      select city_id, industry, best_score / 1000 as stars, recommends, features from content.company_stats
      where status = 1 and ${matching(values, scope)})
    select city_id, industry, stars, recommends, features, grouping(city_id, industry, stars, recommends, features) = 31 as is_total,
      count(*) as companies
    from (select city_id, industry, stars, recommends, features from found limit ${values.put(most, 'bigint')}) counted
    group by grouping sets ((), (city_id), (industry), (stars, recommends, features))`,
    values.list as never[],
  )
}

/** Candidates for a misspelt query: companies with these names first, then the most reviewed. */
export async function listCandidates(sql: Sql, query: Query, names: string[]): Promise<Candidate[]> {
  const columns = 'company_id, name_norm, review_count, city_id, industry, roles'
  return sql.unsafe<Candidate[]>(
    `select ${columns} from (
      (select ${columns} from content.company_stats where status = 1 and words @@ $1::tsquery limit ${MOST_MATCHES})
      union (select ${columns} from content.company_stats where status = 1 and name_norm = any($2::text[]) limit ${MOST_CANDIDATES})) found
    order by name_norm = any($2) desc, review_count desc, company_id desc limit ${MOST_CANDIDATES}`,
    [query, names],
  )
}

/** Words of listed names: the given ones, and those that share one of these misspelt forms. */
export async function listSpellings(sql: Sql, words: string[], forms: string[]): Promise<Spelling[]> {
  return sql<Spelling[]>`
    select word, uses from content.search_word
    where uses > 0 and (word = any(${words}::text[]) or word = any(array(
      select word from content.search_typo where typo = any(${forms}::text[]) limit ${MOST_SPELLINGS})))`
}

/** Words in at least so many names. */
export async function listCommonWords(sql: Sql, least: number): Promise<Spelling[]> {
  return sql<Spelling[]>`select word, uses from content.search_word where uses >= ${least}`
}
