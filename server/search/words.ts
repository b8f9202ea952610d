/**
 * What words a name must have. Words come from the normal form: letters and digits alone. `uses` is in how many names one
 * is, 0 where that is not known.
 */
export type Query = { word: string; isBeginning: boolean; uses: number } | { all: Query[] } | { any: Query[] }

export const beginning = (word: string, uses = 0): Query => ({ word, isBeginning: true, uses })
export const whole = (word: string, uses = 0): Query => ({ word, isBeginning: false, uses })
export const allOf = (all: Query[]): Query => (all.some(isNone) ? NONE : { all })
export const anyOf = (queries: Query[]): Query => ({ any: queries.filter(query => !isNone(query)) })
/** What no name can have. */
export const NONE: Query = { any: [] }
export const isNone = (query: Query): boolean => 'any' in query && query.any.length === 0

/** As PostgreSQL's full-text queries are written; no escaping is needed inside quotes. */
export function textOf(query: Query): string {
  if ('all' in query) return query.all.map(part => `(${textOf(part)})`).join(' & ')
  if ('any' in query) return query.any.map(part => `(${textOf(part)})`).join(' | ')
  return `'${query.word}'${query.isBeginning ? ':*' : ''}`
}

/** In how many of all names it may be, as if words came together by chance. */
export function estimate(query: Query, names: number): number {
  if ('all' in query)
    return query.all.reduce((rest, part) => (rest * estimate(part, names)) / Math.max(1, names), names)
  if ('any' in query)
    return Math.min(
      names,
      query.any.reduce((sum, part) => sum + estimate(part, names), 0),
    )
  return Math.min(names, query.uses)
}
