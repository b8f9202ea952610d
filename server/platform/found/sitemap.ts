import type { Locale } from '#shared/locale.ts'
import type { PageName, Query } from '#shared/paths.ts'

/** An address that search engines may show, in both languages. */
export type Entry = {
  /** By which entries are walked; those of one key stay together. */
  key: string
  page: PageName
  params?: Record<string, string>
  /** Where they are words of a language; null where it has no such page. */
  paramsIn?: Record<Locale, Record<string, string> | null>
  /** What the page is asked for in its address, where that is a page of its own. */
  query?: Query
  /** When what it shows last changed, as finely as readers are told: a day, or a month alone. */
  changed?: string | null | undefined
}

/** What a room wants found, as one kind: it is walked in the order of its keys, however many there are. */
export type Sitemap = { kind: string; entries(after: string): AsyncIterable<Entry> }

const AT_ONCE = 2000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Rows by their ids, some at a time: memory holds these alone. */
export const walked = <Row extends { id: string }>(
  kind: string,
  list: (after: string, limit: number) => Promise<readonly Row[]>,
  entriesOf: (row: Row) => readonly Omit<Entry, 'key'>[],
): Sitemap => ({
  kind,
  async *entries(after) {
    for (let rows = await list(after || BEFORE_ALL, AT_ONCE); rows.length > 0;) {
      for (const row of rows) for (const entry of entriesOf(row)) yield { ...entry, key: row.id }
      const last = rows.at(-1) as Row
      rows = rows.length < AT_ONCE ? [] : await list(last.id, AT_ONCE)
    }
  },
})

/** A few that are known at once. */
export const counted = (kind: string, list: () => Promise<readonly Entry[]>): Sitemap => ({
  kind,
  async *entries(after) {
    for (const entry of await list()) if (entry.key > after) yield entry
  },
})
