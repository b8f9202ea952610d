import { typingErrors } from '#shared/rules/spelling.ts'

/** A word that only begins as typed is a little further away than the word itself. */
const UNFINISHED = 0.1
/** What the name has beyond the query weighs little: people leave words out. */
const BEYOND = 0.2

/** How far a name is from a query, in wrong letters a letter: 0 is the same words in any order. */
export function distanceOf(query: string[], name: string[]): number {
  const typed = query.join('')
  return Math.min(byWord(query, name), typingErrors(typed, name.join('')) / Math.max(typed.length, 1))
}

function byWord(query: string[], name: string[]): number {
  const letters = query.reduce((sum, word) => sum + word.length, 0)
  const nearest = query.map(word => nearestWord(word, name))
  const wrong = nearest.reduce((sum, { errors }) => sum + errors, 0)
  const meant = new Set(nearest.map(({ index }) => index))
  const beyond = name.filter((_, i) => !meant.has(i)).reduce((sum, word) => sum + word.length, 0)
  return (wrong + BEYOND * beyond) / Math.max(letters, 1)
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
