import type { Sql } from '#server/platform/db.ts'
import * as store from './store.ts'
import { anyOf, beginning, whole } from './words.ts'

/** A word as it is looked up. */
export type LookUp = (word: string) => string

/** A beginning that more names have tells little beside other words. */
const TELLS_LITTLE = 1000

/**
 * How the words of a query are looked up: each as a beginning, but where very many names have it, as the words that it
 * may become. All that begins alike is gathered before it is compared, whole words are only met where the others are.
 */
export async function lookUpOf(sql: Sql, words: string[]): Promise<LookUp> {
  if (words.length < 2) return beginning
  const rows = await store.listContinuations(sql, words, TELLS_LITTLE)
  const known = Map.groupBy(rows, row => row.typed)
  return word => {
    const continued = known.get(word)?.map(row => row.word)
    return continued ? anyOf([...new Set([word, ...continued])].map(whole)) : beginning(word)
  }
}

/** The same of a word that stands alone, where no word that it may become is left out. */
export async function commonWord(sql: Sql, word: string): Promise<string> {
  const rows = await store.listContinuations(sql, [word], TELLS_LITTLE)
  const isWhole = rows.length > 0 && rows.length < store.MOST_LISTED
  return isWhole ? anyOf([...new Set([word, ...rows.map(row => row.word)])].map(whole)) : beginning(word)
}
