/**
 * Near spellings by left-out letters (the SymSpell method): two words one typing error apart share a form with a
 * letter left out, so plain equality finds them. Long words also have forms for two errors, of their first letters only.
 */

/** From this length on a word is looked for with two errors. */
export const LONG_WORD = 8
/** Longer words are not looked for with errors: their forms would be many and their matches none. */
export const LONGEST_WORD = 30
const PREFIX = 7
const MARK = '~'

/** The forms under which a vocabulary keeps a word; none for numbers, where another digit is another word. */
export function typoForms(word: string): string[] {
  if (word.length > LONGEST_WORD || /\p{N}/u.test(word)) return []
  return [...closeForms(word), ...(word.length >= LONG_WORD ? farForms(word) : [])]
}

/** The forms to look up for one error: the word and each of its shortenings by a letter. */
export function closeForms(word: string): string[] {
  return [...new Set([word, ...shortened(word)])].filter(form => form !== '')
}

/** The forms to look up for two errors. */
export function farForms(word: string): string[] {
  const prefix = word.slice(0, PREFIX)
  const one = shortened(prefix)
  return [...new Set([prefix, ...one, ...one.flatMap(shortened)])].map(form => MARK + form)
}

/** How many single errors lie between two words: a letter added, missing, other, or two neighbours swapped. */
export function typingErrors(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let errors = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        errors = Math.min(errors, at(before, j - 2) + 1)
      row.push(errors)
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: number[], index: number): number => row[index] as number

function shortened(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1))
}
