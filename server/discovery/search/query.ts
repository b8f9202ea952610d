/** A PostgreSQL `tsquery` text. Words consist of letters, digits and marks, so quotes need no escaping. */
export type Query = string
/** The query that matches nothing. */
export const NONE: Query = ''

export const word = (text: string): Query => `'${text}'`
export const prefix = (text: string): Query => `'${text}':*`
export const anyOf = (queries: Query[]): Query => {
  const some = queries.filter(query => query !== NONE)
  return some.length === 0 ? NONE : `(${some.join(' | ')})`
}
export const allOf = (queries: Query[]): Query => (queries.includes(NONE) ? NONE : queries.join(' & '))
