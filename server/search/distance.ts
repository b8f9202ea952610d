import { typingErrors } from '#shared/rules/spelling.ts'

/** A word that only begins as typed is a little further away than the word itself. */
const UNFINISHED = 0.1
/** What the name has beyond the query weighs little: people leave words out. */
const BEYOND = 0.2

/** How far a name is from a query, in letters for each letter typed; 0 is the same words in any order. */
export type Distance = {
  /** Letters typed that the name does not have so. */
  wrong: number
  /** These, and a little for what the name has beyond the query: to sort by. */
  whole: number
}

export function distanceOf(query: string[], name: string[]): Distance {
  const typed = query.join('')
  const letters = Math.max(typed.length, 1)
  const joined = typingErrors(typed, name.join('')) / letters
  const nearest = query.map(word => nearestWord(word, name))
  const wrong = nearest.reduce((sum, { errors }) => sum + errors, 0) / letters
  const meant = new Set(nearest.map(({ index }) => index))
  const beyond = name.filter((_, i) => !meant.has(i)).reduce((sum, word) => sum + word.length, 0) / letters
  return { wrong: Math.min(wrong, joined), whole: Math.min(wrong + BEYOND * beyond, joined) }
}

function nearestWord(word: string, name: string[]): { errors: number; index: number } {
  let best = { errors: word.length, index: -1 }
  for (const [index, other] of name.entries()) {
    const errors = other.startsWith(word)
      ? UNFINISHED * (other.length - word.length)
      : typingErrors(word, other)
    if (errors < best.errors) best = { errors, index }
  }
  return best
}
