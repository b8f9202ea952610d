import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import type { Queryable } from '#server/platform/db/db.ts'

export type Staff = StaffMember & { id: string; email_ct: Buffer; totp_ct: Buffer }

export async function findStaffByEmail(sql: Queryable, index: Buffer): Promise<Staff | undefined> {
  const [row] = await sql<Staff[]>`
    select id, role, name, email_ct, totp_ct from identity.staff where email_idx = ${index}`
  return row
}

export async function findStaff(
  sql: Queryable,
  id: string,
): Promise<(StaffMember & { id: string }) | undefined> {
  const [row] = await sql<(StaffMember & { id: string })[]>`
    select id, role, name from identity.staff where id = ${id} and email_idx is not null`
  return row
}

/** The row stays without credentials, because the team's history shows its name. */
export async function deleteStaffCredentials(
  sql: Queryable,
  index: Buffer,
): Promise<(StaffMember & { id: string }) | undefined> {
  const [row] = await sql<(StaffMember & { id: string })[]>`
    update identity.staff set email_ct = null, email_idx = null, totp_ct = null where email_idx = ${index}
    returning id, role, name`
  return row
}

export async function listStaffNames(sql: Queryable, ids: string[]): Promise<{ id: string; name: string }[]> {
  return sql<
    { id: string; name: string }[]
  >`select id, name from identity.staff where id = any(${ids}::uuid[])`
}

type NewStaff = Staff & { email_idx: Buffer }

export const upsertStaff = (sql: Queryable, staff: NewStaff) => sql`
  insert into identity.staff ${sql(staff)}
  on conflict (email_idx) do update set role = excluded.role, name = excluded.name`

/** Uses up a time step of the authenticator; false when it, or a later one, was used before. */
export async function takeTotpStep(sql: Queryable, staffId: string, step: number): Promise<boolean> {
  const { count } = await sql`
    update identity.staff set totp_last_step = ${step} where id = ${staffId} and totp_last_step < ${step}`
  return count === 1
}
