/**
 * What words a name must have. Words come from the normal form: letters and digits alone. `uses` is in how many names one
 * is, 0 where that is not known; a beginning that very many have tells which words most used begin so.
 */
export type Query = Word | { all: Query[] } | { any: Query[] }
type Word = { word: string; isBeginning: boolean; uses: number; continued?: string[] }

export const beginning = (word: string, uses = 0, continued: string[] = []): Query => ({
  word,
  isBeginning: true,
  uses,
  continued,
})
export const whole = (word: string, uses = 0): Word => ({ word, isBeginning: false, uses })
export const allOf = (all: Query[]): Query => (all.some(isNone) ? NONE : { all })
export const anyOf = (queries: Query[]): Query => ({ any: queries.filter(query => !isNone(query)) })
/** What no name can have. */
export const NONE: Query = { any: [] }
export const isNone = (query: Query): boolean => 'any' in query && query.any.length === 0

/** In how many of all names it may be, as if words came together by chance. */
export function estimate(query: Query, names: number): number {
  if ('all' in query)
    return query.all.reduce((rest, part) => (rest * estimate(part, names)) / Math.max(1, names), names)
  if ('any' in query) return Math.min(names, sum(query.any.map(part => estimate(part, names))))
  return Math.min(names, query.uses)
}

/** What is looked for, and patterns of which, for each word typed, one must fit whatever is found: what is common need not be looked up. */
export type Wanted = { words: Query; patterns: string[][] }

/** Where fewer names have a word, they are looked through for the others: of more that costs more than looking all up. */
const FEW = 300

/** The telling words alone: what they find is looked through for the others. */
export function narrowed(query: Query): Query {
  if ('any' in query) return { any: query.any.map(narrowed) }
  if (!('all' in query)) return query
  const telling = query.all.filter(part => atMost(part) <= FEW)
  return { all: (telling.length > 0 ? telling : query.all).map(narrowed) }
}

function atMost(query: Query): number {
  if ('all' in query) return Math.min(...query.all.map(atMost))
  return 'any' in query ? sum(query.any.map(atMost)) : query.uses
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The one beginning that is looked for, where not too many names have it. */
export function soleBeginning(query: Query, most: number): string | undefined {
  if ('all' in query) return query.all.length === 1 ? soleBeginning(query.all[0] as Query, most) : undefined
  return 'word' in query && query.isBeginning && query.uses <= most ? query.word : undefined
}

/**
 * As PostgreSQL's full-text queries are written; no escaping is needed inside quotes. A beginning is looked up as the words
 * that it may become: all that begins alike would be gathered before it is compared, whole words are only met where others are.
 */
export function textOf(query: Query): string {
  if ('all' in query) return query.all.map(part => `(${textOf(part)})`).join(' & ')
  if ('any' in query) return query.any.map(part => `(${textOf(part)})`).join(' | ')
  const { word, isBeginning, continued = [] } = query
  if (continued.length > 0) return [...new Set([word, ...continued])].map(one => `'${one}'`).join(' | ')
  return isBeginning ? `'${word}':*` : `'${word}'`
}

/** As patterns of `like` over words with a space before and after each: one of them fits whatever has the words, in this order. */
export function patternsOf(query: Query): string[] {
  if ('any' in query) return query.any.flatMap(patternsOf)
  if ('all' in query) return [`%${query.all.flatMap(patternsOf).join('')}%`]
  return [query.isBeginning ? `% ${query.word}%` : `% ${query.word} %`]
}

/** Names that are these words and nothing else, in this order: so many at most, as made of words named first before others. */
export function namesOf(query: Query, most: number): string[] {
  if ('any' in query) return query.any.flatMap(part => namesOf(part, most)).slice(0, most)
  if (!('all' in query)) return [query.word]
  return query.all
    .map(part => namesOf(part, most))
    .reduce((names, next) => names.flatMap(name => next.map(word => `${name} ${word}`)).slice(0, most))
}
