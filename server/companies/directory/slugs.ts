import { createHash } from 'node:crypto'
import { isReservedSlug, slugOf } from '#shared/rules/company-name.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'

type Entry = { id: string; row: { name: string } }

/**
 * A free slug for each company, made from its name, or else with a suffix made from its id, so that an interrupted
 * import gives the same addresses as a complete one.
 */
export async function freeSlugs(tx: Tx, entries: Entry[]): Promise<Map<string, string>> {
  const taken = new Set(
    await store.listTakenSlugs(tx, [...new Set(entries.map(({ row }) => slugOf(row.name)))]),
  )
  const slugs = new Map<string, string>()
  for (const { id, row } of entries) {
    const plain = slugOf(row.name)
    const slug = taken.has(plain) || isReservedSlug(plain) ? `${plain}-${ending(id)}` : plain
    taken.add(slug)
    slugs.set(id, slug)
  }
  return slugs
}

const ending = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 8)
