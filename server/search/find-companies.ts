import type { CompanySort } from '#shared/contract/keys.ts'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import type { Sql } from '#server/platform/db.ts'
import { readCursor, writeCursor, type Cursor } from './cursor.ts'
import { MOST_COUNTED } from './facets.ts'
import { isFiltered, NO_FILTERS, type Filters } from './filters.ts'
import { commonWord, lookUpOf, type LookUp } from './common-words.ts'
import { findNear } from './near-names.ts'
import * as store from './store.ts'
import { countFitting, rowFits, tallyOf, type Tally } from './tally.ts'
import { shouldWalk } from './walk-or-find.ts'
import { allOf } from './words.ts'

/**
 * What the words alone found, filters aside: all that is listed, what has the words, or what is near them. A word that
 * too many have to count is counted nowhere; what is listed stands in for what is found.
 */
export type Scope = { words: string } | { tally: Tally; isCut?: true }
/** Without a `total` all that the scope has was found, and what is shown at least: who counts the scope knows it. */
export type Found = {
  ids: string[]
  total: number | undefined
  corrected: boolean
  next: string | null
  scope: Scope
}
export type Search = {
  q: string
  sort?: CompanySort | undefined
  filters: Filters
  cursor?: string | undefined
  limit: number
}
type Page = { limit: number; cursor: Cursor | undefined; filters: Filters; sort: CompanySort | undefined }
type Named = { name: string; words: string; scope: Scope }
type Directory = () => Promise<Tally>

const NOTHING = {
  ids: [],
  total: 0,
  corrected: false,
  next: null,
  scope: { tally: tallyOf([]) },
} satisfies Found
const MOST_WORDS = 8
const LONGEST_WORD = 60
/** Of a word that more names have, companies are not counted one by one. */
const MANY = 1200
/** One that more names have is not looked up but met on a walk along the order's index. */
const COMMON = 5000
/** Names that begin with one that more names have are too many to sort for each search. */
const SORTED_AT_ONCE = 20_000
/** So many words that begin alike are looked at. */
const MOST_CONTINUED = 2000
/** So many of exactly the name stand before the others. */
const MOST_NAMED = 5

/**
 * Listed companies by name: those that have all the words (as beginnings), else those whose names are near.
 * Without words all companies. By relevance unless an order is given.
 */
export async function findCompanies(sql: Sql, directory: Directory, search: Search): Promise<Found> {
  const { q, sort, limit, filters } = search
  const page: Page = { limit, sort, filters, cursor: readCursor(search.cursor) }
  if (q === '') return listAll(sql, await directory(), page)
  const words = wordsOf(q)
  const [first] = words
  if (first === undefined) return NOTHING
  const name = words.join(' ')
  const uses = words.length === 1 ? await store.countUses(sql, first, MOST_CONTINUED) : 0
  const [lookUp, begun] = await Promise.all([
    lookUpOf(sql, words),
    uses > SORTED_AT_ONCE ? undefined : findBegun(sql, name, page),
  ])
  const single = uses > MANY && (await findSingle(sql, await directory(), { word: first, uses, begun }, page))
  if (single) return single
  const query = allOf(words.map(lookUp))
  const named: Named = { name, words: query, scope: { words: query } }
  if (begun) return present(begun, undefined, page, named.scope, byRelevance)
  const exact = await listExact(sql, named, page)
  if (exact.ids.length > 0) return exact
  if ((page.cursor || isFiltered(filters)) && (await store.countFound(sql, query)) > 0)
    return listNone(sql, named, page)
  return listNear(sql, words, lookUp, page)
}

function wordsOf(q: string): string[] {
  const words = normalCompanyName(q)
    .split(' ')
    .filter(word => word !== '')
  return words.slice(0, MOST_WORDS).map(word => word.slice(0, LONGEST_WORD))
}

type Single = { word: string; uses: number; begun: store.RelevantHit[] | undefined }

/** One word that many names have; undefined where so few have it that all can be found. */
async function findSingle(
  sql: Sql,
  tally: Tally,
  { word, uses, begun }: Single,
  page: Page,
): Promise<Found | undefined> {
  const scope: Scope = { tally, isCut: true }
  if (isFiltered(page.filters)) {
    const fitting = countFitting(tally, page.filters)
    if (uses > COMMON && (uses * fitting) / Math.max(1, tally.total) > MANY)
      return listCommon(sql, tally, word, page)
    const named: Named = { name: word, words: await commonWord(sql, word), scope }
    const met = await listExact(sql, named, page)
    return met.ids.length > 0 ? met : listNone(sql, named, page)
  }
  if (begun) return present(begun, MOST_COUNTED, page, scope, byRelevance)
  return uses > COMMON && page.cursor?.order !== 'relevance' ? listCommon(sql, tally, word, page) : undefined
}

async function listAll(sql: Sql, tally: Tally, page: Page): Promise<Found> {
  const fitting = countFitting(tally, page.filters)
  const slice = sliceOf(page, 'most')
  const walks = !isFiltered(page.filters) || shouldWalk(tally, slice.sort, page.filters, slice.limit)
  const hits = walks ? await store.listWalking(sql, undefined, slice) : await store.listFew(sql, slice)
  return present(hits, Math.min(fitting, MOST_COUNTED), page, { tally }, inOrder(slice.sort))
}

/** Companies of that very name come first, then all that have the word. */
async function listCommon(sql: Sql, tally: Tally, word: string, page: Page): Promise<Found> {
  const named = page.sort || isFiltered(page.filters) ? [] : await store.listNamed(sql, word, MOST_NAMED)
  const first = page.cursor ? [] : named
  const slice = sliceOf(page, 'most')
  const walked = await store.listWalking(sql, word, { ...slice, limit: slice.limit + named.length })
  const others = walked.filter(hit => !named.some(({ company_id }) => company_id === hit.company_id))
  return present([...first, ...others], MOST_COUNTED, page, { tally, isCut: true }, inOrder(slice.sort))
}

async function listExact(sql: Sql, named: Named, page: Page): Promise<Found> {
  if (!page.sort) return listByRelevance(sql, named, page)
  const slice = sliceOf(page, page.sort)
  const hits = await store.listFound(sql, named.words, slice)
  return present(hits, hits[0]?.total ?? 0, page, named.scope, inOrder(slice.sort))
}

/** Behind the last page there is nothing, but how many there are is told all the same. */
async function listNone(sql: Sql, named: Named, page: Page): Promise<Found> {
  const { total } = page.cursor ? await listExact(sql, named, { ...page, cursor: undefined }) : NOTHING
  return { ...NOTHING, total, scope: named.scope }
}

async function listByRelevance(sql: Sql, { name, words, scope }: Named, page: Page): Promise<Found> {
  const hits = await store.listRelevant(
    sql,
    { name, words, filters: page.filters },
    relevantAfter(page),
    page.limit + 1,
  )
  return present(hits, hits[0]?.total ?? 0, page, scope, byRelevance)
}

const byRelevance = (last: store.RelevantHit): Cursor => ({
  order: 'relevance',
  tier: last.tier,
  key: last.key,
  id: last.company_id,
})

const relevantAfter = ({ cursor }: Page): store.RelevantAfter | undefined =>
  cursor?.order === 'relevance' ? cursor : undefined

/** Names that begin as typed come before all others: where they fill the page, nothing else need be found. */
async function findBegun(sql: Sql, name: string, page: Page): Promise<store.RelevantHit[] | undefined> {
  const after = relevantAfter(page)
  if (page.sort || isFiltered(page.filters) || (after && after.tier > 1)) return undefined
  const hits = await store.listBeginning(sql, name, after, page.limit + 1)
  return hits.length > page.limit ? hits : undefined
}

async function listNear(sql: Sql, words: string[], lookUp: LookUp, page: Page): Promise<Found> {
  const near = await findNear(sql, words, lookUp)
  if (near.length === 0) return NOTHING
  const scope: Scope = { tally: tallyOf(near) }
  const ids = near.filter(rowFits(page.filters)).map(row => row.company_id)
  const found = page.sort
    ? await listNearInOrder(sql, { ids, scope }, page, page.sort)
    : fromNearest({ ids, scope }, page)
  return { ...found, corrected: true }
}

type Near = { ids: string[]; scope: Scope }

async function listNearInOrder(
  sql: Sql,
  { ids, scope }: Near,
  page: Page,
  sort: CompanySort,
): Promise<Found> {
  const slice = sliceOf({ ...page, filters: NO_FILTERS }, sort)
  return present(await store.listAmong(sql, ids, slice), ids.length, page, scope, inOrder(sort))
}

function fromNearest({ ids, scope }: Near, page: Page): Found {
  const start = page.cursor?.order === 'near' ? ids.indexOf(page.cursor.id) + 1 : 0
  const hits = ids.slice(start).map(company_id => ({ company_id }))
  return present(hits, ids.length, page, scope, last => ({ order: 'near', id: last.company_id }))
}

/** One row more than a page: that it is there says that a next page is. */
function sliceOf({ sort, cursor, filters, limit }: Page, usual: CompanySort): store.Slice {
  const order = sort ?? usual
  const after = cursor?.order === order ? { key: cursor.key, id: cursor.id } : undefined
  return { sort: order, filters, after, limit: limit + 1 }
}

const inOrder =
  (order: CompanySort) =>
  (last: store.Hit): Cursor => ({ order, key: last.key, id: last.company_id })

function present<H extends { company_id: string }>(
  hits: H[],
  total: number | undefined,
  { limit }: Page,
  scope: Scope,
  cursorAt: (last: H) => Cursor,
): Found {
  const last = hits.length > limit ? hits[limit - 1] : undefined
  return {
    ids: hits.slice(0, limit).map(hit => hit.company_id),
    // A large directory's count is kept for a while: what is shown is there in any case.
    total: total === undefined ? undefined : Math.max(total, hits.length),
    corrected: false,
    next: last ? writeCursor(cursorAt(last)) : null,
    scope,
  }
}
