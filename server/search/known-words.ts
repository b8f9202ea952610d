import { MOST_LISTED, type Known } from './vocabulary.ts'
import { allOf, beginning, patternsOf, whole, type Query, type Wanted } from './words.ts'

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
  words: beginning(word, uses, continued.length < MOST_LISTED ? continued : []),
  patterns: [],
})

/** Beside misspelt words one that is a word is meant as it is. */
export const asMeant = (known: Known[]): Query[] =>
  lookUps(known).map((query, i) => {
    const { word, whole: uses } = known[i] as Known
    return uses > 0 ? whole(word, uses) : query
  })
