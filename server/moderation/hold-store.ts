import type { Queryable, Tx } from '#server/platform/db.ts'
import type { Kind } from './later.ts'

type Hold = { kind: Kind; id: string; staffId: string }

/** Puts a thing on a desk; false while it lies on another. */
export async function insertHold(
  sql: Queryable,
  { kind, id, staffId, now, until }: Hold & { now: Date; until: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into content.desk_hold as h (kind, subject_id, staff_id, held_until) values (${kind}, ${id}, ${staffId}, ${until})
    on conflict (kind, subject_id) do update set staff_id = excluded.staff_id, held_until = excluded.held_until
    where h.staff_id = ${staffId} or h.held_until <= ${now} returning 1`
  return rows.length > 0
}

/** Gives back what was opened before the last few of this kind. */
export async function releaseOlder(
  sql: Queryable,
  { kind, id, staffId, others }: Hold & { others: number },
): Promise<void> {
  await sql`
    delete from content.desk_hold where kind = ${kind} and staff_id = ${staffId} and subject_id <> ${id} and subject_id not in (
      select subject_id from content.desk_hold where kind = ${kind} and staff_id = ${staffId} and subject_id <> ${id}
      order by held_until desc, subject_id limit ${others})`
}

export async function deleteHold(tx: Tx, kind: Kind, id: string): Promise<void> {
  await tx`delete from content.desk_hold where kind = ${kind} and subject_id = ${id}`
}

export async function deleteHoldsOf(sql: Queryable, staffId: string): Promise<void> {
  await sql`delete from content.desk_hold where staff_id = ${staffId}`
}

export async function deletePast(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from content.desk_hold where held_until <= ${now}`
}
