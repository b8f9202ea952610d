import type { Guideline } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

type Waiting = { id: string; box: Buffer }

/** Ids of all waiting amounts, in random order because ids are random. */
export async function listWaiting(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from content.pay_waiting where state = 'waiting' order by id`
  return rows.map(({ id }) => id)
}

/** Locks those that still wait until the transaction ends. */
export const holdWaiting = (tx: Tx, ids: string[]): Promise<Waiting[]> =>
  tx<Waiting[]>`
    select id, box from content.pay_waiting where id = any(${ids}::uuid[]) and state = 'waiting' for update`

export async function removeAll(tx: Tx, ids: string[]): Promise<void> {
  await tx`delete from content.pay_waiting where id = any(${ids}::uuid[])`
}

export async function setAside(tx: Tx, { id, box }: Waiting): Promise<void> {
  await tx`update content.pay_waiting set state = 'set-aside', box = ${box} where id = ${id}`
}

export type Finding = { state: 'waiting' | 'rejected'; guideline: Guideline | null; note: string | null }

/** False if it is no longer held. */
export async function decide(tx: Tx, id: string, finding: Finding): Promise<boolean> {
  const rows = await tx`
    update content.pay_waiting set ${tx(finding)} where id = ${id} and state = 'held' returning 1`
  return rows.length > 0
}

/** Deletes amounts that can no longer be changed, together with their year's duplicate tags. */
export async function purge(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.pay_waiting where year < ${beforeYear}`
}
