import type { Sql } from '#server/platform/db.ts'
import * as store from './store.ts'
import { anyOf, beginning, whole } from './words.ts'

/** A beginning that more names have tells little beside other words. */
const TELLS_LITTLE = 1000

/** A word of a query as a beginning: in how many names it is (not in tickers and websites), and, where they are very many, its most used words. */
export type Known = { word: string; uses: number; continued: string[] }

/** What the vocabulary knows of a query's words. */
export async function knownWords(sql: Sql, words: string[]): Promise<Known[]> {
  const rows = new Map((await store.listBegun(sql, words, TELLS_LITTLE)).map(row => [row.typed, row]))
  return words.map(word => {
    const row = rows.get(word)
    return { word, uses: row?.uses ?? 0, continued: row?.words?.split(' ') ?? [] }
  })
}

const asBeginning = ({ word }: Known): string => beginning(word)

/**
 * Beside others a word that very many names have is looked up as the words that it may become: all that begins alike is
 * gathered before it is compared, whole words are only met where the others are.
 */
const asWords = (known: Known): string =>
  known.continued.length === 0
    ? asBeginning(known)
    : anyOf([...new Set([known.word, ...known.continued])].map(whole))

/** How each word of a query is looked up. */
export const lookUps = (known: Known[]): string[] => known.map(known.length === 1 ? asBeginning : asWords)

/** One that many names have and that is looked for beside filters; no word that it may become is left out. */
export const lookUpCommon = (known: Known): string =>
  known.continued.length < store.MOST_LISTED ? asWords(known) : asBeginning(known)
