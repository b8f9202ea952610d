/**
 * Similar spellings by the SymSpell method: two words with one typing error between them share a form with one letter
 * deleted, so an index lookup finds them. Long words also have forms for two errors, of their first seven letters
 * only.
 */

/** From this length on, a search allows two errors. */
export const LONG_WORD = 8
/** Longer words are matched exactly, because they would have many forms and few matches. */
export const LONGEST_WORD = 30
/** A shorter beginning with an error would match almost any word. */
const SHORTEST_NEAR = 4
const PREFIX = 7
const MARK = '~'

/** The forms under which the vocabulary stores a word; none for words with digits, where another digit is another word. */
export function typoForms(word: string): string[] {
  if (word.length > LONGEST_WORD || /\p{N}/u.test(word)) return []
  return [...closeForms(word), ...(word.length >= LONG_WORD ? farForms(word) : [])]
}

/** The forms to look up for one error: the word, and the word without each of its letters. */
export function closeForms(word: string): string[] {
  return [...new Set([word, ...shortened(word)])].filter(form => form !== '')
}

/** The forms to look up for two errors, marked by `~`. */
export function farForms(word: string): string[] {
  const prefix = word.slice(0, PREFIX)
  const one = shortened(prefix)
  return [...new Set([prefix, ...one, ...one.flatMap(shortened)])].map(form => MARK + form)
}

/** Edit distance of two words: an added, missing or different letter, or two neighbours swapped, counts one. */
export function typingErrors(a: string, b: string): number {
  const start = sharedStart(a, b)
  const end = sharedEnd(a, b, Math.min(a.length, b.length) - start)
  const [height, width] = [a.length - start - end, b.length - start - end]
  if (height === 0 || width === 0) return height + width
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, j) => j)
  let row = last.slice()
  for (let i = 1; i <= height; i++) {
    const letter = a.charCodeAt(start + i - 1)
    const previous = i > 1 ? a.charCodeAt(start + i - 2) : -1
    row[0] = i
    for (let j = 1; j <= width; j++) {
      const other = b.charCodeAt(start + j - 1)
      let errors = Math.min(at(last, j), at(row, j - 1)) + 1
      errors = Math.min(errors, at(last, j - 1) + (letter === other ? 0 : 1))
      if (j > 1 && previous === other && letter === b.charCodeAt(start + j - 2))
        errors = Math.min(errors, at(before, j - 2) + 1)
      row[j] = errors
    }
    ;[before, last, row] = [last, row, before.length > 0 ? before : last.slice()]
  }
  return at(last, width)
}

/** Whether a word may begin with `typed`, allowing one error, or two in a long text. */
export function mayBegin(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < SHORTEST_NEAR) return false
  const most = typed.length >= LONG_WORD ? 2 : 1
  const longest = Math.min(word.length, typed.length + most)
  for (let length = typed.length - most; length <= longest; length++)
    if (typingErrors(typed, word.slice(0, length)) <= most) return true
  return false
}

const at = (row: number[], index: number): number => row[index] as number

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length++
  return length
}

function sharedEnd(a: string, b: string, most: number): number {
  let length = 0
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length++
  return length
}

function shortened(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1))
}
