import { DEPARTMENTS } from '#shared/contract/keys.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { counted, walked, type Entry, type Sitemap } from '#server/platform/found/sitemap.ts'
import { readDepartmentPay } from './department.ts'
import { findSnapshot, listPaidAfter } from './figure-store.ts'
import type { Deps } from './reading.ts'

/**
 * Sitemaps of companies' and departments' pay. Their figures are frozen, so they change on the Monday of the snapshot.
 */
export const paySitemaps = (sql: Sql, reading: () => Promise<Deps>): Sitemap[] => [
  walked(
    'company-salaries',
    async (after, limit) => {
      const changed = await findSnapshot(sql)
      return (await listPaidAfter(sql, after, limit)).map(row => ({ ...row, changed }))
    },
    ({ slug: id, changed, ...row }) =>
      isIndexed.companySalaries(row) ? [{ page: 'companySalaries', params: { id }, changed }] : [],
  ),
  counted('departments', async () => departments(await reading())),
]

/**
 * A department is listed once its page shows a figure, a role or a company. Entries are sorted by their keys, so that
 * a file of the sitemap is the same at every reading.
 */
async function departments(deps: Deps): Promise<Entry[]> {
  const all = await Promise.all(DEPARTMENTS.toSorted().map(name => readDepartmentPay(deps, name)))
  return all
    .filter(({ range, roles, companies }) =>
      isIndexed.department({ hasPay: range !== null, listed: roles.length + companies.length }),
    )
    .map(({ department, as_of }) => ({
      key: department,
      page: 'department',
      params: { department },
      changed: as_of,
    }))
}
