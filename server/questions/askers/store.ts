import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type AskerRow = { address_ct: Buffer; locale: Locale }

export async function insertAsker(
  sql: Queryable,
  row: AskerRow & { id: string; asked_week: string },
): Promise<void> {
  await sql`insert into identity.asker ${sql(row)} on conflict (id) do nothing`
}

export async function findAsker(sql: Queryable, id: string): Promise<AskerRow | undefined> {
  const [row] = await sql<AskerRow[]>`select address_ct, locale from identity.asker where id = ${id}`
  return row
}

export async function noteNotified(tx: Tx, id: string, today: string): Promise<AskerRow | undefined> {
  const [row] = await tx<AskerRow[]>`
    update identity.asker set notified_on = ${today} where id = ${id} returning address_ct, locale`
  return row
}

export async function deleteAsker(sql: Queryable, id: string): Promise<void> {
  await sql`delete from identity.asker where id = ${id}`
}

/**
 * Deletes those last written to by one day, and those never written to that asked in a week that began by the other.
 */
export async function deleteBy(sql: Queryable, notifiedBy: string, askedBy: string): Promise<void> {
  await sql`
    delete from identity.asker where notified_on <= ${notifiedBy} or (notified_on is null and asked_week <= ${askedBy})`
}

export const listAskers = (sql: Queryable, after: string, limit: number) =>
  sql<
    { id: string; address_ct: Buffer }[]
  >`select id, address_ct from identity.asker where id > ${after} order by id limit ${limit}`
