import type { PendingQuery, Row } from 'postgres'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

type Claim = { subject: DeskSubject; id: string; staffId: string }

/** Claims an item; false while a colleague has claimed it. */
export async function insertClaim(
  sql: Queryable,
  { subject, id, staffId, now, until }: Claim & { now: Date; until: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into content.desk_claim as c (subject, subject_id, staff_id, claimed_until)
    values (${subject}, ${id}, ${staffId}, ${until})
    on conflict (subject, subject_id) do update set staff_id = excluded.staff_id, claimed_until = excluded.claimed_until
    where c.staff_id = ${staffId} or c.claimed_until <= ${now} returning 1`
  return rows.length > 0
}

/** Releases this member's older claims of the subject, all but this item and `others` more. */
export async function deleteOlder(
  sql: Queryable,
  { subject, id, staffId, others }: Claim & { others: number },
): Promise<void> {
  await sql`
    delete from content.desk_claim where subject = ${subject} and staff_id = ${staffId} and subject_id <> ${id} and subject_id not in (
      select subject_id from content.desk_claim where subject = ${subject} and staff_id = ${staffId} and subject_id <> ${id}
      order by claimed_until desc, subject_id limit ${others})`
}

export async function deleteClaim(tx: Tx, subject: DeskSubject, id: string): Promise<void> {
  await tx`delete from content.desk_claim where subject = ${subject} and subject_id = ${id}`
}

export async function deleteClaimsOf(sql: Queryable, staffId: string): Promise<void> {
  await sql`delete from content.desk_claim where staff_id = ${staffId}`
}

export async function deletePast(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from content.desk_claim where claimed_until <= ${now}`
}

/** Who asks, and when: a member is still shown what they claimed themselves. */
export type Asking = { staffId: string; now: Date }

/** For a query's condition: no colleague has claimed it. */
export const notClaimed = (
  sql: Queryable,
  subject: DeskSubject,
  id: PendingQuery<Row[]>,
  { staffId, now }: Asking,
) => sql`
  not exists (
    select 1 from content.desk_claim c
    where c.subject = ${subject} and c.subject_id = ${id} and c.staff_id <> ${staffId} and c.claimed_until > ${now})`
