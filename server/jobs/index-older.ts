import { listNamed } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { indexVacancies } from './words.ts'

/** Rows that one transaction takes. */
const AT_ONCE = 200

/** Puts the words of what versions before wrote together anew; where it was stopped the next hour goes on. */
export async function indexOlder({ db }: Pick<Parts, 'db'>, places: Places): Promise<void> {
  let taken = AT_ONCE
  while (taken === AT_ONCE)
    taken = await db.begin('content', async tx => {
      const rows = await store.lockToIndex(tx, AT_ONCE)
      const names = await listNamed(tx, [...new Set(rows.map(row => row.company_id))])
      await indexVacancies(
        tx,
        places,
        rows.map(row => ({ ...row, company: names.get(row.company_id)?.name ?? '' })),
      )
      return rows.length
    })
}
