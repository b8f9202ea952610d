import type { Guideline } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** Where an amount is that was given alone; once it counts its row is gone. */
type State = 'waiting' | 'held' | 'rejected' | 'set-aside'

export type AloneRow = {
  id: string
  state: State
  submission_mac: Buffer
  guideline: Guideline | null
  note: string | null
  box: Buffer
}

export async function findByMac(sql: Queryable, manageMac: Buffer): Promise<AloneRow | undefined> {
  const [row] = await sql<AloneRow[]>`
    select id, state, submission_mac, guideline, note, box from content.pay_waiting where manage_mac = ${manageMac}`
  return row
}

type Written = Pick<AloneRow, 'submission_mac' | 'box'> & { state: 'waiting' | 'held' }
/** `year`: that the amount is of; it is kept as long as the year's duplicate tags. */
export type NewAlone = Written & { manage_mac: Buffer; year: number }

/** False where its code has one already. */
export async function insert(tx: Tx, row: NewAlone): Promise<boolean> {
  const rows = await tx`
    insert into content.pay_waiting ${tx(row)} on conflict (manage_mac) do nothing returning 1`
  return rows.length > 0
}

/** False where it stands as something that its author may not rewrite, or is gone. */
export async function rewrite(tx: Tx, id: string, row: Written): Promise<boolean> {
  const rows = await tx`
    update content.pay_waiting set ${tx(row)}, guideline = null, note = null
    where id = ${id} and state in ('waiting', 'held', 'rejected') returning 1`
  return rows.length > 0
}

/** Takes it out, unless it was set aside. */
export async function remove(tx: Tx, manageMac: Buffer): Promise<Pick<AloneRow, 'id' | 'box'> | undefined> {
  const [row] = await tx<Pick<AloneRow, 'id' | 'box'>[]>`
    delete from content.pay_waiting where manage_mac = ${manageMac} and state <> 'set-aside' returning id, box`
  return row
}
