/** A full-text query as PostgreSQL writes it. Words are letters and digits alone, so quotes need no escaping. */
export type Query = string
/** What nothing matches. */
export const NONE: Query = ''

export const word = (text: string): Query => `'${text}'`
export const prefix = (text: string): Query => `'${text}':*`
export const anyOf = (queries: Query[]): Query => {
  const some = queries.filter(query => query !== NONE)
  return some.length === 0 ? NONE : `(${some.join(' | ')})`
}
export const allOf = (queries: Query[]): Query => (queries.includes(NONE) ? NONE : queries.join(' & '))
