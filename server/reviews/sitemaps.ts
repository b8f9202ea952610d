import { isIndexed } from '#shared/rules/indexing.ts'
import { rolesWithPay } from '#server/pay/role.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { counted, walked, type Entry, type Sitemap } from '#server/platform/found/sitemap.ts'
import { listOpenAfter } from './filter-store.ts'
import { disclosedRoles } from './roles.ts'

/**
 * Sitemaps of reviews and of positions. A review is listed where a visitor can read it in full, and its change is the
 * month that readers see.
 */
export const reviewSitemaps = (sql: Sql, places: Places): Sitemap[] => [
  walked(
    'reviews',
    (after, limit) => listOpenAfter(sql, after, limit),
    ({ open }) =>
      open
        .filter(({ state }) => state === 'published')
        .map(({ id, published_on }) => ({
          page: 'review',
          params: { id },
          changed: published_on.slice(0, 7),
        })),
  ),
  counted('positions', () => positions(sql, places)),
]

/**
 * A position is listed once its page shows pay, or a company whose reviews disclose the role. Entries are sorted by
 * their keys, so that a file of the sitemap is the same at every reading.
 */
async function positions(sql: Sql, places: Places): Promise<Entry[]> {
  const ids = places.jobRoles('id').map(({ id }) => id)
  const [paid, reviewed] = await Promise.all([rolesWithPay(sql), disclosedRoles(sql, ids)])
  return ids
    .filter(id => isIndexed.position({ hasPay: paid.has(id), companies: reviewed.includes(id) ? 1 : 0 }))
    .toSorted()
    .map(role => ({ key: role, page: 'position', params: { role } }))
}
