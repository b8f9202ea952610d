import { typingErrors } from '#shared/rules/spelling.ts'

/** A word that only begins as typed is a little further away than the word itself. */
const UNFINISHED = 0.1
/** A word of which more than this share is wrong is another word. */
const ANOTHER = 0.5
/** Words written together are compared as one: what is further away has other words, not slips. */
const MISSPELT = 0.3
/** What the name has beyond the query weighs little: people leave words out. */
const BEYOND = 0.2

/** How far a name is from a query, in letters for each letter typed; 0 is the same words in any order. */
export type Distance = {
  /** Letters typed that the name does not have so. */
  wrong: number
  /** These, and a little for what the name has beyond the query: to sort by. */
  whole: number
}

/** Compares names with a query. Names share their words, so each is compared with each of the query's once. */
export function distanceFrom(query: string[]): (name: string[]) => Distance {
  const typed = query.join('')
  const letters = Math.max(typed.length, 1)
  const known = query.map(() => new Map<string, number>())
  const errorsOf = (word: string, i: number, other: string): number => {
    const errors = known[i]?.get(other) ?? wordErrors(word, other)
    known[i]?.set(other, errors)
    return errors
  }
  return name => {
    const nearest = query.map((word, i) => nearestWord(word, name, other => errorsOf(word, i, other)))
    const wrong = nearest.reduce((sum, { errors }) => sum + errors, 0) / letters
    const meant = new Set(nearest.map(({ index }) => index))
    const beyond = name.filter((_, i) => !meant.has(i)).reduce((sum, word) => sum + word.length, 0) / letters
    const whole = wrong + BEYOND * beyond
    const together = name.join('')
    // Written together it is at least as wrong as it is longer or shorter.
    const isNearer = Math.abs(typed.length - together.length) / letters < whole
    const joined = isNearer ? typingErrors(typed, together) / letters : whole
    return joined > MISSPELT
      ? { wrong, whole }
      : { wrong: Math.min(wrong, joined), whole: Math.min(whole, joined) }
  }
}

const wordErrors = (word: string, other: string): number =>
  other.startsWith(word) ? UNFINISHED * (other.length - word.length) : typingErrors(word, other)

function nearestWord(
  word: string,
  name: string[],
  errorsOf: (other: string) => number,
): { errors: number; index: number } {
  let best = { errors: word.length, index: -1 }
  for (const [index, other] of name.entries()) {
    const errors = errorsOf(other)
    if (errors < best.errors && errors <= ANOTHER * word.length) best = { errors, index }
  }
  return best
}
