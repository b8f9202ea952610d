import { closeForms, LONGEST_WORD, typingErrors } from '#shared/rules/spelling.ts'

/**
 * A changed letter too often turns a shorter word into another one; digits are never a typing error ("Unit 1", "Unit
 * 2").
 */
const SHORTEST_WORD = 4
const MOST_NEIGHBOURS = 24

/** Whether a word one letter away may be a misspelling of this one. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && !/\p{N}/u.test(word)

/** Words of a batch, indexed by the typo forms that near words share. */
export function createNearWords() {
  const wordsByForm = new Map<string, string[]>()
  const known = new Set<string>()

  return {
    add(word: string): void {
      if (known.has(word)) return
      known.add(word)
      for (const form of closeForms(word)) {
        const words = wordsByForm.get(form)
        if (words) words.push(word)
        else wordsByForm.set(form, [word])
      }
    },

    /** Known words exactly one letter away. */
    of(word: string): string[] {
      const shared = closeForms(word).flatMap(form => wordsByForm.get(form) ?? [])
      return [...new Set(shared)]
        .filter(other => other !== word && typingErrors(word, other) === 1)
        .sort()
        .slice(0, MOST_NEIGHBOURS)
    },
  }
}

/** Normal forms in which one word is replaced by a near one. */
export function nearNorms(norm: string, near: (word: string) => readonly string[]): string[] {
  const words = norm.split(' ')
  return words.flatMap((word, index) =>
    mayBeMistyped(word) ? near(word).map(other => words.with(index, other).join(' ')) : [],
  )
}
