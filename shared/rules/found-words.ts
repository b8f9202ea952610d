/** Further words of a query are ignored, because every word must match. */
const MOST_WORDS = 6
/** Letters that people write with or without an accent. */
const ACCENTED = ['aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõöø', 'uùúûü', 'yýÿ']

/**
 * The words of a query as regular expressions for both PostgreSQL and JavaScript: each matches the start of a word,
 * with or without accents; callers ignore case. They contain only letters, digits and the brackets made here, so
 * nothing needs escaping.
 */
export const patternsOf = (question: string): string[] =>
  [
    ...new Set(
      question
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    ),
  ]
    .slice(0, MOST_WORDS)
    .map(word => [...word].map(anyAccent).join(''))

function anyAccent(letter: string): string {
  const alike = ACCENTED.find(letters => letters.includes(letter))
  return alike ? `[${alike}]` : letter
}

/** Splits a text at its matches; every second part is a match. */
export function splitAtFound(text: string, patterns: readonly string[]): string[] {
  return patterns.length === 0 ? [text] : text.split(foundAny(patterns, 'giu'))
}

export const containsAll = (text: string, patterns: readonly string[]): boolean =>
  patterns.every(pattern => foundAny([pattern], 'iu').test(text))

const foundAny = (patterns: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${patterns.join('|')})`, flags)
