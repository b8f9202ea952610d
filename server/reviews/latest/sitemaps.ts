import { isIndexed } from '#shared/rules/indexing.ts'
import { rolesWithPay } from '#server/pay/role.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { counted, walked, type Entry, type Sitemap } from '#server/platform/found/sitemap.ts'
import { listOpenAfter } from '../filter-store.ts'
import { disclosedRoles } from '../roles.ts'

/** Reviews that visitors read whole, of whose day readers get the month; and roles with pay or with companies. */
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

async function positions(sql: Sql, places: Places): Promise<Entry[]> {
  const ids = places.jobRoles('id').map(({ id }) => id)
  const [paid, reviewed] = await Promise.all([rolesWithPay(sql), disclosedRoles(sql, ids)])
  return ids
    .filter(id => isIndexed.position({ hasPay: paid.has(id), companies: reviewed.includes(id) ? 1 : 0 }))
    .toSorted()
    .map(role => ({ key: role, page: 'position', params: { role } }))
}
