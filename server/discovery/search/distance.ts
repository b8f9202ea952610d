import { typingErrors } from '#shared/rules/spelling.ts'

/** A word that only begins as typed is a little further away than the word itself. */
const UNFINISHED = 0.1
/** A word of which more than this share is wrong is another word. */
const ANOTHER = 0.5
/** Words written together are compared as one: what is further away has other words, not slips. */
const MISSPELT = 0.3
/** What the name has beyond the query weighs little: people leave words out. */
const BEYOND = 0.2

/** How far a company is from a query, in letters for each letter typed; 0 is the same words in any order. */
export type Distance = {
  /** Letters typed that the company does not have so. */
  wrong: number
  /** These, and a little for what the name has beyond the query: to sort by. */
  whole: number
}

/** Compares a query with a name's words and with `others`, by which the company is found, too. */
export function distanceBetween(query: string[], name: string[], others: string[]): Distance {
  const typed = query.join('')
  const words = [...name, ...others]
  const nearest = query.map(word => nearestWord(word, words))
  const wrong = nearest.reduce((sum, { errors }) => sum + errors, 0) / typed.length
  const meant = new Set(nearest.map(({ index }) => index))
  const beyond = name.filter((_, i) => !meant.has(i)).join('').length / typed.length
  const whole = wrong + BEYOND * beyond
  const joined = errorsWrittenTogether(typed, name.join(''), whole)
  return joined > MISSPELT
    ? { wrong, whole }
    : { wrong: Math.min(wrong, joined), whole: Math.min(whole, joined) }
}

/** Written together it is at least as wrong as it is longer or shorter. */
const errorsWrittenTogether = (typed: string, name: string, most: number): number =>
  Math.abs(typed.length - name.length) / typed.length < most ? typingErrors(typed, name) / typed.length : 1

function nearestWord(word: string, others: string[]): { errors: number; index: number } {
  let best = { errors: word.length, index: -1 }
  for (const [index, other] of others.entries()) {
    const errors = wordErrors(word, other)
    if (errors < best.errors && errors <= ANOTHER * word.length) best = { errors, index }
  }
  return best
}

const wordErrors = (word: string, other: string): number =>
  other.startsWith(word) ? UNFINISHED * (other.length - word.length) : typingErrors(word, other)
