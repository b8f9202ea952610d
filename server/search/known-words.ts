import type { Sql } from '#server/platform/db.ts'
import * as store from './store.ts'
import { allOf, beginning, patternsOf, whole, type Query, type Wanted } from './words.ts'

/** A beginning that more names have tells little beside other words. */
const TELLS_LITTLE = 1000

/**
 * A word of a query: in how many names it stands as it is, in how many as a beginning (tickers and websites aside), and,
 * where these are very many, which words most used begin so.
 */
export type Known = { word: string; whole: number; uses: number; continued: string[] }

/** What the vocabulary knows of a query's words. */
export async function knownWords(sql: Sql, words: string[]): Promise<Known[]> {
  const rows = new Map((await store.listBegun(sql, words, TELLS_LITTLE)).map(row => [row.typed, row]))
  return words.map(word => {
    const row = rows.get(word)
    return {
      word,
      whole: row?.whole ?? 0,
      uses: row?.uses ?? 0,
      continued: row?.continued?.split(' ') ?? [],
    }
  })
}

/** What has all the words, as beginnings. */
export const allBegun = (known: Known[]): Wanted => {
  const words = lookUps(known)
  return { words: allOf(words), patterns: words.map(patternsOf) }
}

/** How each word of a query is looked up: alone, all that begins so is wanted. */
const lookUps = (known: Known[]): Query[] =>
  known.map(({ word, uses, continued }) => beginning(word, uses, known.length === 1 ? [] : continued))

/** One that many names have and that is looked for beside filters; no word that it may become is left out. */
export const lookUpCommon = ({ word, uses, continued }: Known): Wanted => ({
  words: beginning(word, uses, continued.length < store.MOST_LISTED ? continued : []),
  patterns: [],
})

/** Beside misspelt words one that is a word is meant as it is. */
export const asMeant = (known: Known[]): Query[] =>
  lookUps(known).map((query, i) => {
    const { word, whole: uses } = known[i] as Known
    return uses > 0 ? whole(word, uses) : query
  })
