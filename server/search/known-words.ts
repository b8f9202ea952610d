import type { Sql } from '#server/platform/db.ts'
import * as store from './store.ts'
import { anyOf, beginning, whole, type Query } from './words.ts'

/** A beginning that more names have tells little beside other words. */
const TELLS_LITTLE = 1000

/**
 * A word of a query: in how many names it stands as it is, in how many as a beginning (tickers and websites aside), and,
 * where these are very many, which words most used begin so.
 */
export type Known = { word: string; whole: number; uses: number; continued: store.Spelling[] }

/** What the vocabulary knows of a query's words. */
export async function knownWords(sql: Sql, words: string[]): Promise<Known[]> {
  const rows = new Map((await store.listBegun(sql, words, TELLS_LITTLE)).map(row => [row.typed, row]))
  return words.map(word => {
    const row = rows.get(word)
    const { whole: asIs = 0, uses = 0, continued = [] } = row ?? {}
    return { word, whole: asIs, uses, continued }
  })
}

const asBeginning = ({ word, uses }: Known): Query => beginning(word, uses)

/**
 * Beside others a word that very many names have is looked up as the words that it may become: all that begins alike is
 * gathered before it is compared, whole words are only met where the others are.
 */
const asWords = (known: Known): Query =>
  known.continued.length === 0
    ? asBeginning(known)
    : anyOf([
        whole(known.word, known.whole),
        ...known.continued.flatMap(({ word, uses }) => (word === known.word ? [] : [whole(word, uses)])),
      ])

/** How each word of a query is looked up. */
export const lookUps = (known: Known[]): Query[] => known.map(known.length === 1 ? asBeginning : asWords)

/** One that many names have and that is looked for beside filters; no word that it may become is left out. */
export const lookUpCommon = (known: Known): Query =>
  known.continued.length < store.MOST_LISTED ? asWords(known) : asBeginning(known)

/** Beside misspelt words a word that is one is meant as it is, unless it is the last and may go on. */
export const asMeant = (known: Known[]): Query[] =>
  lookUps(known).map((query, i) => {
    const { word, whole: uses } = known[i] as Known
    return uses > 0 && i < known.length - 1 ? whole(word, uses) : query
  })
