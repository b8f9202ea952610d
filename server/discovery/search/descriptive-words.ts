import { SAID_ALIKE } from '#server/companies/search-text.ts'

/** How people describe a company whose name may well not say so; longer ones first, so that none leaves a word behind. */
const DESCRIPTIONS = [...SAID_ALIKE.flat(), 'bank', 'hotel', 'toko', 'indonesia', 'group', 'grup']
  .map(description => description.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** The words that do not only describe the company: of "rumah sakit hermina" the last. */
export function withoutDescriptions<W extends { typed: string }>(words: W[]): W[] {
  for (const description of DESCRIPTIONS) {
    const at = words.findIndex((_, i) => description.every((word, j) => words[i + j]?.typed === word))
    if (at >= 0) return withoutDescriptions(words.toSpliced(at, description.length))
  }
  return words
}
