import type { CompanySort } from '#shared/contract/keys.ts'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import type { Sql } from '#server/platform/db.ts'
import { readCursor, writeCursor, type Cursor } from './cursor.ts'
import { unpackedTally } from './facet-store.ts'
import { MOST_COUNTED } from './facets.ts'
import { isFiltered, NO_FILTERS, type Filters } from './filters.ts'
import { allBegun, lookUpCommon } from './known-words.ts'
import { findNear, spellingsOf, type Misspelt } from './near-names.ts'
import * as store from './store.ts'
import { countFitting, rowFits, tallyOf, type Tally } from './tally.ts'
import type { Known, Vocabulary } from './vocabulary.ts'
import { shouldWalk } from './walk-or-find.ts'
import type { Wanted } from './words.ts'

/**
 * What the words alone found, filters aside: all that is listed, what has the words (`isCut` where it is too much to be
 * counted), or what is near them. A word that too many have is counted nowhere: what is listed stands in for what is found.
 */
export type Scope = { tally: Tally; isCut?: boolean }
/** How companies are counted by kind, all that are listed and those that have the words of a query, and names by their words. */
export type Counts = {
  listed(): Promise<Tally>
  found(words: Wanted): Promise<Tally>
  words(): Promise<Vocabulary>
}
/** Without a `total` all that the scope has was found, and what is shown at least: who counts the scope knows it. */
/** What is found is counted while it is shown. */
export type Found = Listed & { scope: Scope | Promise<Scope> }
type Listed = {
  ids: string[]
  total: number | undefined
  corrected: boolean
  next: string | null
}
/** `tally`: where what has the words was counted along. */
type Counted = Listed & { tally?: Tally | undefined }
export type Search = {
  q: string
  sort?: CompanySort | undefined
  filters: Filters
  cursor?: string | undefined
  limit: number
}
type Page = {
  limit: number
  cursor: Cursor | undefined
  filters: Filters
  sort: CompanySort | undefined
}
type Named = { name: string; words: Wanted; known: Known[] }
type Typed = Named & { vocabulary: Vocabulary }

const NOTHING: Listed = { ids: [], total: 0, corrected: false, next: null }
/** A copied address stands for its site's name. */
const ADDRESS = /^(?:https?:\/\/(?:www\.)?|www\.)([^./\s]+)\S*$/i
const MOST_WORDS = 8
const LONGEST_WORD = 60
/** Of a word that more names have, companies are not counted one by one. */
const MANY = 1200
/** One that more names have is not looked up but met on a walk along the order's index. */
const COMMON = 5000
/** Names that begin with one that more names have are too many to sort for each search. */
const SORTED_AT_ONCE = 20_000
/** So many of exactly the name stand before the others. */
const MOST_NAMED = 5

/** For who asks by name alone, so that what is found is not counted. */
export const countsNoFinds = (counts: Pick<Counts, 'listed' | 'words'>): Counts => ({
  ...counts,
  found: async () => tallyOf([]),
})

/**
 * Listed companies by name: those that have all the words (as beginnings), else those whose names are near.
 * Without words all companies. By relevance unless an order is given.
 */
export async function findCompanies(sql: Sql, counts: Counts, search: Search): Promise<Found> {
  const { q, sort, limit, filters } = search
  const page: Page = { limit, sort, filters, cursor: readCursor(search.cursor) }
  if (q === '') return listAll(sql, await counts.listed(), page)
  const words = wordsOf(q)
  if (words.length === 0) return { ...NOTHING, scope: { tally: tallyOf([]) } }
  const vocabulary = await counts.words()
  const known = words.map(vocabulary.known)
  const [single] = known.length === 1 ? known : []
  const common =
    single && single.uses > MANY ? await findCommon(sql, await counts.listed(), single, page) : undefined
  if (common) return common
  const named = { name: words.join(' '), words: allBegun(known), known, vocabulary }
  return findWords(sql, counts, named, page)
}

/** Those that have the words, else those that are near. */
async function findWords(sql: Sql, counts: Counts, named: Typed, page: Page): Promise<Found> {
  const { words, known, vocabulary } = named
  // A word that is in no name is most likely misspelt, though it may be a ticker or of a website.
  const isUnknown = known.some(({ uses }) => uses === 0)
  const count = () => scopeOf(counts, known, counts.found(words))
  const tallies = isFiltered(page.filters) && usesOf(named) <= MANY
  const scope = isUnknown || tallies ? undefined : count()
  // Its failure is told to whoever waits for it; where nothing was found nobody does.
  scope?.catch(() => {})
  const [exact, spelled] = await Promise.all([
    listExact(sql, named, { ...page, tallies }),
    isUnknown ? spellingsOf(sql, vocabulary, known) : undefined,
  ])
  const { tally, ...listed } = exact
  if (listed.ids.length > 0)
    return { ...listed, scope: scope ?? (tally ? scopeOf(counts, known, tally) : count()) }
  if ((page.cursor || isFiltered(page.filters)) && (await store.countFound(sql, words)) > 0)
    return { ...(await listNone(sql, named, page)), scope: scope ?? count() }
  const misspelt = { known, vocabulary, spelled: spelled ?? (await spellingsOf(sql, vocabulary, known)) }
  return findNearby(sql, counts, misspelt, page)
}

/**
 * Some of very many stand for all, but for a beginning's: they are those whose words come first in the order of letters, all
 * in Banda Aceh of "band". What all that is listed can be narrowed by stands in for them.
 */
async function scopeOf(counts: Counts, known: Known[], counted: Tally | Promise<Tally>): Promise<Scope> {
  const tally = await counted
  const isCut = tally.total >= MOST_COUNTED
  const [single] = known.length === 1 ? known : []
  const isOfFirstWords = isCut && single !== undefined && single.whole < MOST_COUNTED
  return { tally: isOfFirstWords ? await counts.listed() : tally, isCut }
}

function wordsOf(q: string): string[] {
  const words = normalCompanyName(q.trim().replace(ADDRESS, '$1'))
    .split(' ')
    .filter(word => word !== '')
  return words.slice(0, MOST_WORDS).map(word => word.slice(0, LONGEST_WORD))
}

/** One word that many names have; undefined where so few have it that all can be found. */
async function findCommon(sql: Sql, tally: Tally, known: Known, page: Page): Promise<Found | undefined> {
  const named: Named = { name: known.word, words: lookUpCommon(known), known: [known] }
  const listed = isFiltered(page.filters)
    ? await listCommonFitting(sql, tally, named, page)
    : await listCommon(sql, named, page)
  return listed && { ...listed, total: listed.total ?? MOST_COUNTED, scope: { tally, isCut: true } }
}

async function listCommon(sql: Sql, named: Named, page: Page): Promise<Listed | undefined> {
  const begun = await listBegun(sql, named, page)
  if (begun) return begun
  return usesOf(named) > COMMON && page.cursor?.order !== 'relevance'
    ? listWalked(sql, named.name, page)
    : undefined
}

async function listCommonFitting(sql: Sql, tally: Tally, named: Named, page: Page): Promise<Listed> {
  const share = countFitting(tally, page.filters) / Math.max(1, tally.total)
  const isMany = usesOf(named) * share > MANY
  const begun = isMany ? await listBegun(sql, named, page) : undefined
  if (begun) return begun
  if (isMany && usesOf(named) > COMMON && page.cursor?.order !== 'relevance')
    return listWalked(sql, named.name, page)
  const { tally: _none, ...exact } = await listExact(sql, named, page)
  return exact.ids.length > 0 ? exact : listNone(sql, named, page)
}

const usesOf = ({ known }: Named): number => Math.min(...known.map(({ uses }) => uses))

async function listAll(sql: Sql, tally: Tally, page: Page): Promise<Found> {
  const fitting = countFitting(tally, page.filters)
  const slice = sliceOf(page, 'most')
  const walks = !isFiltered(page.filters) || shouldWalk(tally, slice.sort, page.filters, slice.limit)
  const hits = walks ? await store.listWalking(sql, undefined, slice) : await store.listFew(sql, slice)
  return { ...present(hits, Math.min(fitting, MOST_COUNTED), page, inOrder(slice.sort)), scope: { tally } }
}

/** Companies of that very name come first, then all that have the word, met along the order. */
async function listWalked(sql: Sql, word: string, page: Page): Promise<Listed> {
  const named = page.sort || isFiltered(page.filters) ? [] : await store.listNamed(sql, word, MOST_NAMED)
  const first = page.cursor ? [] : named
  const slice = sliceOf(page, 'most')
  const walked = await store.listWalking(sql, word, {
    ...slice,
    limit: slice.limit + named.length,
  })
  const others = walked.filter(hit => !named.some(({ company_id }) => company_id === hit.company_id))
  return present([...first, ...others], MOST_COUNTED, page, inOrder(slice.sort))
}

async function listExact(sql: Sql, named: Named, page: Page & Partial<store.Tallies>): Promise<Counted> {
  if (!page.sort) {
    const begun = isFiltered(page.filters) ? undefined : await listBegun(sql, named, page)
    return begun ?? listByRelevance(sql, named, page)
  }
  const slice = sliceOf(page, page.sort)
  const hits = await store.listFound(sql, named.words, { ...slice, tallies: page.tallies ?? false })
  return { ...present(hits, hits[0]?.total ?? 0, page, inOrder(slice.sort)), tally: tallyIn(hits) }
}

/** Behind the last page there is nothing, but how many there are is told all the same. */
async function listNone(sql: Sql, named: Named, page: Page): Promise<Listed> {
  const { total } = page.cursor ? await listExact(sql, named, { ...page, cursor: undefined }) : NOTHING
  return { ...NOTHING, total }
}

async function listByRelevance(
  sql: Sql,
  { name, words }: Named,
  { tallies = false, ...page }: Page & Partial<store.Tallies>,
): Promise<Counted> {
  const hits = await store.listRelevant(
    sql,
    { name, words, filters: page.filters, tallies },
    relevantAfter(page),
    page.limit + 1,
  )
  return { ...present(hits, hits[0]?.total ?? 0, page, byRelevance), tally: tallyIn(hits) }
}

/** The first hit carries it. */
function tallyIn(hits: store.Counted[]): Tally | undefined {
  const packed = hits.find(({ tally }) => tally)?.tally
  return packed ? tallyOf(unpackedTally(packed)) : undefined
}

/** Names that begin as typed come before all others: where they fill the page, nothing else need be found, nor is it counted. */
async function listBegun(sql: Sql, named: Named, page: Page): Promise<Listed | undefined> {
  const after = relevantAfter(page)
  if (page.sort || (page.cursor && !after) || (after && after.tier > 1)) return undefined
  if (!mayFillByBeginning(named, page.limit)) return undefined
  const hits = await store.listBeginning(
    sql,
    { name: named.name, filters: page.filters },
    after,
    page.limit + 1,
  )
  return hits.length > page.limit ? present(hits, undefined, page, byRelevance) : undefined
}

/** Few names begin with several words, unless each of them is common. */
function mayFillByBeginning(named: Named, limit: number): boolean {
  const uses = usesOf(named)
  return named.known.length > 1 ? uses > MANY : uses > limit && uses <= SORTED_AT_ONCE
}

const byRelevance = (last: store.RelevantHit): Cursor => ({
  order: 'relevance',
  tier: last.tier,
  key: last.key,
  id: last.company_id,
})

const relevantAfter = ({ cursor }: Page): store.RelevantAfter | undefined =>
  cursor?.order === 'relevance' ? cursor : undefined

async function findNearby(sql: Sql, counts: Counts, misspelt: Misspelt, page: Page): Promise<Found> {
  const near = await findNear(sql, misspelt, (await counts.listed()).total)
  const scope: Scope = { tally: tallyOf(near) }
  if (near.length === 0) return { ...NOTHING, scope }
  const ids = near.filter(rowFits(page.filters)).map(row => row.company_id)
  const listed = page.sort ? await listAmong(sql, ids, page, page.sort) : listNearest(ids, page)
  return { ...listed, corrected: true, scope }
}

async function listAmong(sql: Sql, ids: string[], page: Page, sort: CompanySort): Promise<Listed> {
  const slice = sliceOf({ ...page, filters: NO_FILTERS }, sort)
  return present(await store.listAmong(sql, ids, slice), ids.length, page, inOrder(sort))
}

function listNearest(ids: string[], page: Page): Listed {
  const start = page.cursor?.order === 'near' ? ids.indexOf(page.cursor.id) + 1 : 0
  const hits = ids.slice(start).map(company_id => ({ company_id }))
  return present(hits, ids.length, page, last => ({ order: 'near', id: last.company_id }))
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
  cursorAt: (last: H) => Cursor,
): Listed {
  const last = hits.length > limit ? hits[limit - 1] : undefined
  return {
    ids: hits.slice(0, limit).map(hit => hit.company_id),
    // A large directory's count is kept for a while: what is shown is there in any case.
    total: total === undefined ? undefined : Math.max(total, hits.length),
    corrected: false,
    next: last ? writeCursor(cursorAt(last)) : null,
  }
}
