import { SAID_ALIKE } from '#server/companies/search-text.ts'

/** What people say of a company that its name may well not have; longer ones first, so that none leaves a word behind. */
const KINDS = [...SAID_ALIKE.flat(), 'bank', 'hotel', 'toko', 'indonesia', 'group', 'grup']
  .map(kind => kind.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** The words that do not say what kind of company it is: of "rumah sakit hermina" the last. */
export function withoutKinds<W extends { word: string }>(words: W[]): W[] {
  for (const kind of KINDS) {
    const at = words.findIndex((_, i) => kind.every((word, j) => words[i + j]?.word === word))
    if (at >= 0) return withoutKinds(words.toSpliced(at, kind.length))
  }
  return words
}
