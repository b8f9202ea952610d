/** Longer questions are cut: every word must be found. */
const MOST_WORDS = 6
/** Letters that people write with and without their accent. */
const ACCENTED = ['aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõöø', 'uùúûü', 'yýÿ']

/**
 * What a text is searched for, as patterns that PostgreSQL and JavaScript both read: each word of the question, in any case
 * and with or without accents, as the beginning of a word. Letters and digits alone, so nothing in it is a pattern's sign.
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

/** Splits a text where a searched word begins: every second part is what was found. */
export function splitAtFound(text: string, patterns: readonly string[]): string[] {
  return patterns.length === 0 ? [text] : text.split(foundAny(patterns, 'giu'))
}

export const containsAll = (text: string, patterns: readonly string[]): boolean =>
  patterns.every(pattern => foundAny([pattern], 'iu').test(text))

const foundAny = (patterns: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${patterns.join('|')})`, flags)
