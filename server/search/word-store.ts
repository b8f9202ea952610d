import type { Sql } from '#server/platform/db.ts'
import { met } from './filter-clauses.ts'
import { areShown, marksOf, NO_FILTERS, type Filters } from './filters.ts'
import { allOf, narrowed, soleBeginning, textOf, whole, type Wanted } from './words.ts'

/** Rows of more names take longer to read than an index to intersect their word and a filter; few have figures that are shown. */
const READ_OF_ALL = 6000
const READ_OF_SHOWN = 30_000

export type Columns = ReturnType<Sql>

/** Sorts behind every other character in C order. */
const LAST_CHARACTER = '\u{10FFFF}'

/** Listed companies that have the words and fit, each once. What has one word lies side by side; several meet in an index. */
export function matching(sql: Sql, wanted: Wanted, columns: Columns, filters = NO_FILTERS) {
  const isShown = areShown(filters)
  const word = soleBeginning(wanted.words, isShown ? READ_OF_SHOWN : READ_OF_ALL)
  return word === undefined
    ? sql`select ${columns} from content.company_stats where status = 1 and ${hasWords(sql, wanted, filters)}`
    : sql`select ${columns} from content.company_word
        where ${begins(sql, 'word', word)} and word_before < ${word} ${isShown ? sql`and recommends is not null` : sql``} ${met(sql, filters)}`
}

export const begins = (sql: Sql, column: string, word: string) =>
  sql`${sql(column)} >= ${word} and ${sql(column)} < ${word + LAST_CHARACTER}`

/** Where patterns tell the rest, common words are not looked up but looked for in what the telling ones find. */
function hasWords(sql: Sql, { words, patterns }: Wanted, filters: Filters) {
  const telling = patterns.length > 0 ? narrowed(words) : words
  const found = textOf(allOf([telling, ...marksOf(filters).map(mark => whole(mark))]))
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
