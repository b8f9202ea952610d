import type { CompanySort } from '#shared/contract/keys.ts'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import type { Sql } from '#server/platform/db.ts'
import { readCursor, TIERS, writeCursor, type Cursor } from './cursor.ts'
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

const NOTHING: Found = { ids: [], total: 0, corrected: false, next: null }
const MOST_WORDS = 8
const LONGEST_WORD = 60

/**
 * Listed companies by name: those that have all the words (as beginnings), else those whose names are near.
 * Without words all companies. By relevance unless an order is given.
 */
export async function findCompanies(sql: Sql, search: Search): Promise<Found> {
  const cursor = readCursor(search.cursor)
  if (search.q === '') return sorted(sql, undefined, search.sort ?? 'most', search.limit, cursor)
  const words = normalCompanyName(search.q)
    .split(' ')
    .filter(word => word !== '')
    .map(word => word.slice(0, LONGEST_WORD))
    .slice(0, MOST_WORDS)
  if (words.length === 0) return NOTHING
  const exact = await withAllWords(sql, words, search, cursor)
  return exact.total > 0 ? exact : nearby(sql, words, search, cursor)
}

async function withAllWords(sql: Sql, words: string[], search: Search, cursor: Cursor | undefined) {
  const query = allOf(words.map(beginning))
  return search.sort
    ? sorted(sql, query, search.sort, search.limit, cursor)
    : relevant(sql, { name: words.join(' '), words: query }, search.limit, cursor)
}

async function sorted(
  sql: Sql,
  words: string | undefined,
  sort: CompanySort,
  limit: number,
  cursor: Cursor | undefined,
): Promise<Found> {
  const after = cursor?.order === sort ? { key: cursor.key, id: cursor.id } : undefined
  const [hits, total] = await Promise.all([
    store.listSorted(sql, words, sort, after, limit + 1),
    store.countCompanies(sql, words),
  ])
  const last = hits.length > limit ? hits[limit - 1] : undefined
  return {
    ids: hits.slice(0, limit).map(hit => hit.company_id),
    total,
    corrected: false,
    next: last ? writeCursor({ order: sort, key: last.key, id: last.company_id }) : null,
  }
}

/** The name itself first, then names that begin so, then those that have the words; within each, most reviews first. */
async function relevant(
  sql: Sql,
  query: { name: string; words: string },
  limit: number,
  cursor: Cursor | undefined,
): Promise<Found> {
  const from = cursor?.order === 'relevance' ? cursor : undefined
  const counting = store.countCompanies(sql, query.words)
  const hits: (store.Hit & { tier: number })[] = []
  for (let tier = from?.tier ?? 0; tier < TIERS && hits.length <= limit; tier++) {
    const after = tier === from?.tier ? from : undefined
    const found = await store.listTier(sql, tier, query, after, limit + 1 - hits.length)
    hits.push(...found.map(hit => ({ ...hit, tier })))
  }
  const last = hits.length > limit ? hits[limit - 1] : undefined
  return {
    ids: hits.slice(0, limit).map(hit => hit.company_id),
    total: await counting,
    corrected: false,
    next: last
      ? writeCursor({ order: 'relevance', tier: last.tier, key: Number(last.key), id: last.company_id })
      : null,
  }
}

async function nearby(sql: Sql, words: string[], search: Search, cursor: Cursor | undefined): Promise<Found> {
  const near = await findNear(sql, words)
  if (!near) return NOTHING
  if (search.sort)
    return { ...(await sorted(sql, near.words, search.sort, search.limit, cursor)), corrected: true }
  const start = cursor?.order === 'near' ? near.ids.indexOf(cursor.id) + 1 : 0
  const ids = near.ids.slice(start, start + search.limit)
  const more = near.ids.length > start + search.limit
  return {
    ids,
    total: near.ids.length,
    corrected: true,
    next: more ? writeCursor({ order: 'near', id: ids.at(-1) as string }) : null,
  }
}
