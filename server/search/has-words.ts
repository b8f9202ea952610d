import type { Sql } from '#server/platform/db.ts'
import { allOf, narrowed, textOf, whole, type Wanted } from './words.ts'

/**
 * Rows of the directory that have the words, and the marks of filters: looked up together in one index. Where patterns tell
 * the rest, common words are not looked up but looked for in what the telling ones find.
 */
export function hasWords(sql: Sql, { words, patterns }: Wanted, marks: string[] = []) {
  const telling = patterns.length > 0 ? narrowed(words) : words
  const found = textOf(allOf([telling, ...marks.map(mark => whole(mark))]))
  const isAll = textOf(telling) === textOf(words)
  return sql`content.found_by(search_text, city_id, recommends, best_score, features) @@ ${found}::tsquery
    ${isAll ? sql`` : sql`and ${fitsPatterns(sql, patterns)}`}`
}

/** As many comparisons for few words, and for many: each other text would be a statement of its own, planned anew and kept. */
export function fitsPatterns(sql: Sql, patterns: string[][]) {
  const few = patterns.toSorted((a, b) => a.length - b.length)
  const places = Math.ceil(few.length / PLACES) * PLACES
  return Array.from({ length: places }, (_, i) => few[i] ?? ANYTHING).map(
    (some, i) => sql`${i === 0 ? sql`` : sql`and`} ' ' || search_text || ' ' like any(${some}::text[])`,
  )
}

const PLACES = 4
const ANYTHING = ['%']
