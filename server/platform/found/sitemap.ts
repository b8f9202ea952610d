import type { Locale } from '#shared/locale.ts'
import type { PageName, Query } from '#shared/paths.ts'

/** An address that search engines may show, in both languages. */
export type Entry = {
  /** The sort key of the entries; entries with the same key stay together. */
  key: string
  page: PageName
  params?: Record<string, string>
  /** Parameters that differ by language; null where a language has no such page. */
  paramsIn?: Record<Locale, Record<string, string> | null>
  /** The query of the address, where it makes a page of its own. */
  query?: Query
  /** When the content last changed, as precisely as readers are shown: a day, or only a month. */
  changed?: string | null | undefined
}

/** One kind of pages of a room, iterated in the order of their keys, however many there are. */
export type Sitemap = { kind: string; entries(after: string): AsyncIterable<Entry> }

const AT_ONCE = 2000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Iterates rows by id in batches, so that memory holds one batch only. */
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

/** For a few entries that are read at once. */
export const counted = (kind: string, list: () => Promise<readonly Entry[]>): Sitemap => ({
  kind,
  async *entries(after) {
    for (const entry of await list()) if (entry.key > after) yield entry
  },
})
