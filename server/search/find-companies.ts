import type { CompanySort } from '#shared/contract/keys.ts'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import type { Sql } from '#server/platform/db.ts'
import { readCursor, writeCursor, type Cursor } from './cursor.ts'
import { findNear } from './near-names.ts'
import * as store from './store.ts'
import { allOf, beginning } from './words.ts'

export type Found = { ids: string[]; total: number; corrected: boolean; next: string | null }
export type Search = {
  q: string
  sort?: CompanySort | undefined
  cursor?: string | undefined
  limit: number
}
type Page = { limit: number; cursor: Cursor | undefined }

const NOTHING: Found = { ids: [], total: 0, corrected: false, next: null }
const MOST_WORDS = 8
const LONGEST_WORD = 60
/** A single word that more names have is not looked up but met on a walk along the order's index. */
const COMMON = 5000
/** So many of exactly the name stand before the others. */
const MOST_NAMED = 5

/**
 * Listed companies by name: those that have all the words (as beginnings), else those whose names are near.
 * Without words all companies. By relevance unless an order is given.
 */
export async function findCompanies(sql: Sql, { q, sort, ...rest }: Search): Promise<Found> {
  const page: Page = { limit: rest.limit, cursor: readCursor(rest.cursor) }
  if (q === '') return listAll(sql, sort ?? 'most', page)
  const words = wordsOf(q)
  if (words.length === 0) return NOTHING
  if (words.length === 1 && (await isCommon(sql, words[0] as string)))
    return listCommon(sql, words[0] as string, sort, page)
  const exact = await listExact(sql, words, sort, page)
  if (exact.total > 0) return exact
  const beyondTheEnd = page.cursor && (await listExact(sql, words, sort, { ...page, cursor: undefined }))
  if (beyondTheEnd && beyondTheEnd.total > 0) return { ...beyondTheEnd, ids: [], next: null }
  return listNear(sql, words, sort, page)
}

function listExact(sql: Sql, words: string[], sort: CompanySort | undefined, page: Page): Promise<Found> {
  const query = allOf(words.map(beginning))
  return sort
    ? listInOrder(sql, query, sort, page)
    : listByRelevance(sql, { name: words.join(' '), words: query }, page)
}

function wordsOf(q: string): string[] {
  const words = normalCompanyName(q)
    .split(' ')
    .filter(word => word !== '')
  return words.slice(0, MOST_WORDS).map(word => word.slice(0, LONGEST_WORD))
}

const isCommon = async (sql: Sql, word: string): Promise<boolean> =>
  (await store.countUses(sql, word, COMMON)) > COMMON

async function listAll(sql: Sql, sort: CompanySort, page: Page): Promise<Found> {
  const [hits, total] = await Promise.all([
    store.listWalking(sql, undefined, sort, afterIn(page, sort), page.limit + 1),
    store.countListed(sql),
  ])
  return present(hits, total, page, last => ({ order: sort, key: last.key, id: last.company_id }))
}

/** Companies of that very name come first, then all that have the word. */
async function listCommon(sql: Sql, word: string, sort: CompanySort | undefined, page: Page): Promise<Found> {
  const named = sort ? [] : await store.listNamed(sql, word, MOST_NAMED)
  const first = page.cursor ? [] : named
  const after = afterIn(page, sort ?? 'most')
  const walked = await store.listWalking(
    sql,
    beginning(word),
    sort ?? 'most',
    after,
    page.limit + 1 + named.length,
  )
  const others = walked.filter(hit => !named.some(({ company_id }) => company_id === hit.company_id))
  return present([...first, ...others], store.MOST_COUNTED, page, last => ({
    order: sort ?? 'most',
    key: last.key,
    id: last.company_id,
  }))
}

async function listInOrder(sql: Sql, words: string, sort: CompanySort, page: Page): Promise<Found> {
  const hits = await store.listFound(sql, words, sort, afterIn(page, sort), page.limit + 1)
  return present(hits, hits[0]?.total ?? 0, page, last => ({
    order: sort,
    key: last.key,
    id: last.company_id,
  }))
}

async function listByRelevance(sql: Sql, query: { name: string; words: string }, page: Page): Promise<Found> {
  const after = page.cursor?.order === 'relevance' ? page.cursor : undefined
  const hits = await store.listRelevant(sql, query, after, page.limit + 1)
  return present(hits, hits[0]?.total ?? 0, page, last => ({
    order: 'relevance',
    tier: last.tier,
    key: last.key,
    id: last.company_id,
  }))
}

async function listNear(
  sql: Sql,
  words: string[],
  sort: CompanySort | undefined,
  page: Page,
): Promise<Found> {
  const ids = await findNear(sql, words)
  if (ids.length === 0) return NOTHING
  const found = sort
    ? present(
        await store.listAmong(sql, ids, sort, afterIn(page, sort), page.limit + 1),
        ids.length,
        page,
        last => ({
          order: sort,
          key: last.key,
          id: last.company_id,
        }),
      )
    : fromNearest(ids, page)
  return { ...found, corrected: true }
}

function fromNearest(ids: string[], page: Page): Found {
  const start = page.cursor?.order === 'near' ? ids.indexOf(page.cursor.id) + 1 : 0
  const hits = ids.slice(start).map(company_id => ({ company_id }))
  return present(hits, ids.length, page, last => ({ order: 'near', id: last.company_id }))
}

function afterIn({ cursor }: Page, sort: CompanySort): store.After | undefined {
  return cursor?.order === sort ? { key: cursor.key, id: cursor.id } : undefined
}

/** One row more than a page was asked for: that it is there says that a next page is. */
function present<H extends { company_id: string }>(
  hits: H[],
  total: number,
  { limit }: Page,
  cursorAt: (last: H) => Cursor,
): Found {
  const last = hits.length > limit ? hits[limit - 1] : undefined
  return {
    ids: hits.slice(0, limit).map(hit => hit.company_id),
    total,
    corrected: false,
    next: last ? writeCursor(cursorAt(last)) : null,
  }
}
