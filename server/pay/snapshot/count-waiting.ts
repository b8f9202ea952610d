import type { Db } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { countPay } from '../count.ts'
import { openWaiting } from '../waiting-box.ts'
import { deleteWaiting, holdWaiting, setAside } from './store.ts'

/** Amounts that one transaction takes in. */
const AT_ONCE = 500

/** Amounts given alone have waited for this Monday: they come into the stores; what came second stays out. */
export async function countWaiting(db: Db, secrets: Secrets): Promise<void> {
  let counted = AT_ONCE
  while (counted === AT_ONCE)
    counted = await db.begin('content', async tx => {
      const rows = await holdWaiting(tx, AT_ONCE)
      const opened = rows.map(row => ({ ...row, pay: openWaiting(secrets, row.box) }))
      const first = opened.filter(({ pay }) => !pay.second)
      await countPay(
        tx,
        secrets,
        first.flatMap(({ pay, company_id }) => (pay.of ? [{ pay, of: { ...pay.of, company_id } }] : [])),
      )
      await deleteWaiting(
        tx,
        first.map(({ id }) => id),
      )
      await setAside(
        tx,
        opened.filter(({ pay }) => pay.second).map(({ id }) => id),
      )
      return rows.length
    })
}
