import type { Guideline } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** State of a standalone amount; once it counts, its row is deleted. */
type State = 'waiting' | 'held' | 'rejected' | 'set-aside'

export type StandaloneRow = {
  id: string
  state: State
  submission_mac: Buffer
  guideline: Guideline | null
  note: string | null
  box: Buffer
}

export async function findByMac(sql: Queryable, manageMac: Buffer): Promise<StandaloneRow | undefined> {
  const [row] = await sql<StandaloneRow[]>`
    select id, state, submission_mac, guideline, note, box from content.pay_waiting where manage_mac = ${manageMac}`
  return row
}

type Written = Pick<StandaloneRow, 'submission_mac' | 'box'> & { state: 'waiting' | 'held' }
/** `year`: the year of the amount; the row is stored as long as that year's duplicate tags. */
export type NewStandalone = Written & { manage_mac: Buffer; year: number }

/** False if the code already has an amount. */
export async function insert(tx: Tx, row: NewStandalone): Promise<boolean> {
  const rows = await tx`
    insert into content.pay_waiting ${tx(row)} on conflict (manage_mac) do nothing returning 1`
  return rows.length > 0
}

/** False if its author may not rewrite it in its state, or it is gone. */
export async function rewrite(tx: Tx, id: string, row: Written): Promise<boolean> {
  const rows = await tx`
    update content.pay_waiting set ${tx(row)}, guideline = null, note = null
    where id = ${id} and state in ('waiting', 'held', 'rejected') returning 1`
  return rows.length > 0
}

/** Deletes and returns it, unless it was set aside. */
export async function remove(
  tx: Tx,
  manageMac: Buffer,
): Promise<Pick<StandaloneRow, 'id' | 'box'> | undefined> {
  const [row] = await tx<Pick<StandaloneRow, 'id' | 'box'>[]>`
    delete from content.pay_waiting where manage_mac = ${manageMac} and state <> 'set-aside' returning id, box`
  return row
}
