import type { Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db.ts'
import { keptWhileLarge } from '#server/platform/kept.ts'
import * as store from './store.ts'

/** From so many words on they are not read for every search, but kept. */
const LARGE = 2000
const KEPT_MS = 60_000
/** A beginning that more names have tells little beside other words. */
const TELLS_LITTLE = 1000
/** So many words that begin alike, the most used, are looked up. */
export const MOST_LISTED = 64
/** Sorts behind every other character. */
const LAST_CHARACTER = '\uFFFF'

/**
 * A word of a query: in how many names it stands as it is, in how many as a beginning (tickers and websites aside), and,
 * where these are very many, which words most used begin so.
 */
export type Known = { word: string; whole: number; uses: number; continued: string[] }

/** The words of all listed names: in memory, because every search asks for some and each question costs a way there and back. */
export type Vocabulary = {
  usesOf(word: string): number
  known(word: string): Known
}

/** A large directory's is up to two minutes old: what is listed since is found all the same, by its words. */
export function createVocabulary(sql: Sql, clock: Clock): () => Promise<Vocabulary> {
  return keptWhileLarge(
    clock,
    KEPT_MS,
    async () => vocabularyOf(await store.listWords(sql)),
    ({ size }) => size >= LARGE,
  )
}

function vocabularyOf({ words, uses }: store.Words): Vocabulary & { size: number } {
  const place = (word: string): number => placeOf(words, word)
  const usesOf = (word: string): number => {
    const at = place(word)
    return words[at] === word ? (uses[at] as number) : 0
  }
  return {
    size: words.length,
    usesOf,
    known(word) {
      const [from, to] = [place(word), place(word + LAST_CHARACTER)]
      const begun = uses.subarray(from, to).reduce((sum, one) => sum + one, 0)
      const continued = begun > TELLS_LITTLE ? mostUsed(uses, from, to).map(at => words[at] as string) : []
      return { word, whole: usesOf(word), uses: begun, continued }
    },
  }
}

/** A single letter begins thousands of words: only those that may be among the most used are put in order. */
function mostUsed(uses: Uint32Array, from: number, to: number): number[] {
  const least = uses.slice(from, to).sort().at(-MOST_LISTED) ?? 0
  const places: number[] = []
  for (let at = from; at < to; at += 1) if ((uses[at] as number) >= least) places.push(at)
  return places.sort((a, b) => (uses[b] as number) - (uses[a] as number)).slice(0, MOST_LISTED)
}

/** Where a word stands, or would stand, among sorted ones. */
function placeOf(words: string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
