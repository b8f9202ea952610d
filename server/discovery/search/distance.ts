import { typingErrors } from '#shared/rules/spelling.ts'

/** Distance per missing letter of a word that has the typed word as a prefix. */
const UNFINISHED = 0.1
/** Share of wrong letters above which a word counts as another one. */
const ANOTHER = 0.5
/** Maximum distance of the comparison without spaces; beyond it the words differ, not the spaces. */
const MISSPELT = 0.3
/** Weight of words that only the name has; low, because people omit words. */
const BEYOND = 0.2

/** Distance of a company from a query, in errors per typed letter; 0 means the same words in any order. */
export type Distance = {
  /** Errors in the typed words. */
  wrong: number
  /** The same plus a small weight for words that only the name has; the sort key. */
  whole: number
}

/** Compares a query with a name's words and with `others`, the company's other search words. */
export function distanceBetween(query: string[], name: string[], others: string[]): Distance {
  const typed = query.join('')
  const words = [...name, ...others]
  const nearest = query.map(word => nearestWord(word, words))
  const wrong = nearest.reduce((sum, { errors }) => sum + errors, 0) / typed.length
  const matched = new Set(nearest.map(({ index }) => index))
  const beyond = name.filter((_, i) => !matched.has(i)).join('').length / typed.length
  const whole = wrong + BEYOND * beyond
  const joined = errorsWrittenTogether(typed, name.join(''), whole)
  return joined > MISSPELT
    ? { wrong, whole }
    : { wrong: Math.min(wrong, joined), whole: Math.min(whole, joined) }
}

/** Compares without spaces. The difference in length is a lower bound, so a hopeless comparison is skipped. */
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
