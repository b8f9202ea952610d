import type { Sql } from '#server/platform/db/db.ts'

/** Indexes whose pages are read: primary keys of one uuid. */
const READ = [
  'identity.account_pkey',
  'content.review_pkey',
  'content.event_pkey',
  'identity.consent_event_pkey',
  'content.report_pkey',
]

/** First position of each id's row, by its oldest index entry, dead entries included. */
export async function takeIndexPages(sql: Sql): Promise<Map<string, Map<string, number>>> {
  await sql`create extension if not exists pageinspect`
  const found = new Map<string, Map<string, number>>()
  for (const index of READ) {
    const entries = await sql<{ key: string; place: string }[]>`
      select encode(decode(replace(left(i.data, 47), ' ', ''), 'hex'), 'hex') as key, i.htid::text as place
      from generate_series(1, pg_relation_size(${index}::text::regclass) / 8192 - 1) page,
        lateral bt_page_stats(${index}, page) stats, lateral bt_page_items(${index}, page) i
      where stats.type = 'l' and i.htid is not null and length(i.data) >= 47`
    const places = new Map<string, number>()
    for (const { key, place } of entries) {
      const [block, line] = (place.match(/\d+/g) ?? []).map(Number)
      const at = (block as number) * 1000 + (line as number)
      places.set(key, Math.min(at, places.get(key) ?? at))
    }
    found.set(index, places)
  }
  return found
}
