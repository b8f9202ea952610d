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

/** One text for as many words, whatever they are: each text is a statement that is kept. */
export const fitsPatterns = (sql: Sql, patterns: string[][]) =>
  patterns
    .toSorted((a, b) => a.length - b.length)
    .map((some, i) => sql`${i === 0 ? sql`` : sql`and`} ' ' || search_text || ' ' like any(${some}::text[])`)
