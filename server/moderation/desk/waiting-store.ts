import type { PendingQuery, Row } from 'postgres'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { noTask } from '#server/platform/tasks/tasks.ts'
import { notClaimed, type Asking } from './claim-store.ts'
import { taskName } from './task-name.ts'
import type { AnySubject, Found } from './subject.ts'

/** Items that wait, without a pending decision and not claimed by a colleague. */
export async function listWaiting(
  sql: Queryable,
  subject: AnySubject,
  asking: Asking,
  limit: number,
): Promise<Found<object>[]> {
  const { columns, from, order, id, claimId } = partsOf(sql, subject)
  return sql<Found<object>[]>`
    select ${id} as id, ${claimId} as claim_id, ${columns} from ${from} and ${undecided(sql, subject, id)}
      and ${notClaimed(sql, subject.key, claimId, asking)}
    order by ${order} limit ${limit}`
}

export async function countWaiting(sql: Queryable, subject: AnySubject, asking: Asking): Promise<number> {
  const { from, id, claimId } = partsOf(sql, subject)
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from ${from} and ${undecided(sql, subject, id)} and ${notClaimed(sql, subject.key, claimId, asking)}`
  return row?.n ?? 0
}

/** A waiting item without a pending decision, even if a colleague has claimed it. */
export async function findWaiting(
  sql: Queryable,
  subject: AnySubject,
  given: string,
): Promise<Found<object> | undefined> {
  const { columns, from, id, claimId } = partsOf(sql, subject)
  const [row] = await sql<Found<object>[]>`
    select ${id} as id, ${claimId} as claim_id, ${columns} from ${from} and ${id} = ${given} and ${undecided(sql, subject, id)}`
  return row
}

/** An item that still waits when its decision takes effect, locked until the transaction ends. */
export async function lockWaiting(
  tx: Tx,
  subject: AnySubject,
  given: string,
): Promise<Found<object> | undefined> {
  await subject.lockFirst?.(tx, given)
  const { columns, from, id, claimId } = partsOf(tx, subject)
  const [row] = await tx<Found<object>[]>`
    select ${id} as id, ${claimId} as claim_id, ${columns} from ${from} and ${id} = ${given} for update of item`
  return row
}

/** Whether another item waits that is claimed together with this one. */
export async function hasClaimedAlike(
  tx: Tx,
  subject: AnySubject,
  { id: own, claim_id }: Pick<Found<object>, 'id' | 'claim_id'>,
): Promise<boolean> {
  const { from, id, claimId } = partsOf(tx, subject)
  if (claimId === id) return false
  const rows = await tx`select 1 from ${from} and ${claimId} = ${claim_id} and ${id} <> ${own} limit 1`
  return rows.length > 0
}

function partsOf(sql: Queryable, subject: AnySubject) {
  const { id = sql`item.id`, ...parts } = subject.waiting(sql)
  return { ...parts, id, claimId: parts.claimId ?? id }
}

const undecided = (sql: Queryable, subject: AnySubject, id: PendingQuery<Row[]>) =>
  noTask(sql, 'content', sql`${taskName(subject.key, '')}::text || ${id}`)
