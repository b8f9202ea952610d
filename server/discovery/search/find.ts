import type { CompanySort } from '#shared/contract/keys.ts'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import { countUpTo, type Deps } from './deps.ts'
import { MOST_COUNTED, type FacetCounts } from './facets.ts'
import { isFiltered, marksOf, NO_FILTERS, queriesOf, type Filters } from './filters.ts'
import { withoutNoise } from './name-index.ts'
import { findNear } from './near-spelling.ts'
import type { Order } from './search-cursor.ts'
import { allOf } from './query.ts'
import * as store from './store.ts'
import { estimate, termsOf, type Term } from './terms.ts'

export type Search = {
  q: string
  sort?: CompanySort | undefined
  filters: Filters
  /** Cursor of the page; ignored if it belongs to another order. */
  edge?: store.Edge | undefined
  /** One more than the page size, to detect a next page. */
  limit: number
}
/** Matches of the words without filters: terms, or the ids of companies near a misspelt query, nearest first. */
type Match = { terms: Term[]; ids?: string[] }
export type Found = {
  order: Order
  hits: store.Hit[]
  /** No company has the words as typed. */
  corrected: boolean
  match: Match
  /** Certainly more than `MOST_COUNTED`. */
  isMany: boolean
}

/** A pasted URL; its site's name is searched. */
const ADDRESS = /^(?:https?:\/\/(?:www\.)?|www\.)([^./\s]+)\S*$/i
const MOST_WORDS = 8
const LONGEST_WORD = 60
/** Above this estimate matches are not counted; the counts of the whole directory are used. */
const CERTAINLY_MORE = 3 * MOST_COUNTED

/**
 * Finds listed companies by prefixes of the words of their names, city, province, industry and roles; if none has all
 * of them, companies with similar words. Without words it finds all companies.
 */
export async function findCompanies(deps: Deps, search: Search): Promise<Found> {
  const words = wordsOf(search.q)
  if (search.q !== '' && words.length === 0)
    return { order: 'near', hits: [], corrected: false, match: { terms: [], ids: [] }, isMany: false }
  const meaningful = withoutNoise(words)
  const exact = { terms: termsOf(await deps.known(), meaningful) }
  const found = await listPage(deps, search, words, exact)
  if (found.hits.length > 0 || words.length === 0) return found
  const mayBeThere = search.edge !== undefined || isFiltered(search.filters)
  if (mayBeThere && (await countUpTo(deps.sql, scopeOf(exact, NO_FILTERS), 1)).total > 0) return found
  const ids = await findNear(deps, meaningful)
  return ids.length === 0
    ? found
    : { ...(await listPage(deps, search, words, { terms: [], ids })), corrected: true }
}

/** Counts of the matches, in total and per mark. */
export async function countFound(
  deps: Deps,
  { match, isMany }: Found,
  filters: Filters,
): Promise<FacetCounts> {
  const { directory } = await deps.known()
  if (match.terms.length === 0 && !match.ids && !isFiltered(filters)) return directory
  return isMany ? { ...directory, isCut: true } : countUpTo(deps.sql, scopeOf(match, filters), MOST_COUNTED)
}

/** Counts with fewer filters. */
export async function countWith(deps: Deps, found: Found, filters: Filters): Promise<FacetCounts> {
  const { directory } = await deps.known()
  const about = found.match.ids ? 0 : estimate(found.match.terms, marksOf(filters), directory)
  return countFound(deps, { ...found, isMany: found.isMany || about > CERTAINLY_MORE }, filters)
}

const scopeOf = ({ terms, ids }: Match, filters: Filters): store.Scope => ({
  query: together(terms, filters),
  ids,
})

/**
 * One query for all narrow terms, and one for each wide term, because PostgreSQL checks all words of a query at each
 * company that has any of them.
 */
function together(terms: Term[], filters: Filters): string[] {
  const wide = terms.filter(({ isWide }) => isWide)
  const one = [...terms.filter(({ isWide }) => !isWide).map(({ query }) => query), ...queriesOf(filters)]
  return [...(one.length > 0 ? [allOf(one)] : []), ...wide.map(({ query }) => query)]
}

function wordsOf(q: string): string[] {
  const words = normalCompanyName(q.trim().replace(ADDRESS, '$1')).split(' ')
  return words
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(typed => typed.slice(0, LONGEST_WORD))
}

async function listPage(deps: Deps, search: Search, words: string[], match: Match): Promise<Found> {
  const { filters, limit } = search
  const order = search.sort ?? (match.ids ? 'near' : words.length > 0 ? 'relevance' : 'most')
  const page: store.Page = {
    order,
    scope: scopeOf(match, filters),
    filters,
    marks: queriesOf(filters),
    edge: search.edge?.order === order ? search.edge : undefined,
    limit,
    name: words.join(' '),
  }
  return { order, ...(await list(deps, page, match)), corrected: false, match }
}

/**
 * Few matches are all found and sorted. For many, the first companies of the order are checked, and all matches only
 * if that does not fill the page.
 */
async function list(
  { sql, known }: Deps,
  page: store.Page,
  { terms, ids }: Match,
): Promise<{ hits: store.Hit[]; isMany: boolean }> {
  const { directory } = await known()
  const about = ids ? 0 : estimate(terms, marksOf(page.filters), directory)
  // Expected number of rows to check until the page is full.
  const looked = (page.limit * directory.total) / about
  if (page.scope.query.length === 0 && !ids) return { hits: await store.listMany(sql, page), isMany: false }
  if (looked < about) {
    const hits = await store.listMany(sql, page)
    if (hits.length === page.limit) return { hits, isMany: about > CERTAINLY_MORE }
  }
  return { hits: await store.listFew(sql, page), isMany: false }
}
