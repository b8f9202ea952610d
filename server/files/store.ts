import type { FileKind } from '#shared/rules/file-kinds.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type PrivateFile = { id: string; name: string; kind: FileKind; size: number }
type NewFile = PrivateFile & { secret_hash: Buffer; delete_on: string }

export async function insertFile(sql: Queryable, file: NewFile): Promise<void> {
  await sql`insert into identity.private_file ${sql(file)} on conflict do nothing`
}

export type Part = { id: string; from: number; size: number }

export async function insertPart(
  sql: Queryable,
  part: Part & { key: Buffer; delete_on: string },
): Promise<void> {
  const { id, from, size, key: secret_hash, delete_on } = part
  const row = { id, name: String(from), kind: 'part', size, secret_hash, delete_on }
  await sql`insert into identity.private_file ${sql(row)} on conflict do nothing`
}

/** The stored parts of a file, in their order. */
export async function listParts(sql: Queryable, key: Buffer): Promise<Part[]> {
  const rows = await sql<{ id: string; name: string; size: number }[]>`
    select id, name, size from identity.private_file where secret_hash = ${key} and kind = 'part'`
  return rows
    .map(({ id, name, size }) => ({ id, from: Number(name), size }))
    .toSorted((a, b) => a.from - b.from)
}

export async function deleteParts(sql: Queryable, key: Buffer): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    delete from identity.private_file where secret_hash = ${key} and kind = 'part' returning id`
  return rows.map(row => row.id)
}

export async function countUnclaimedBytes(sql: Queryable): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::bigint as bytes from identity.private_file where belongs_to is null`
  return row?.bytes ?? 0
}

/** A file that no form has claimed yet, for the holder of its secret. */
export async function findUnclaimed(
  sql: Queryable,
  id: string,
  secretHash: Buffer,
): Promise<PrivateFile | undefined> {
  const [row] = await sql<PrivateFile[]>`
    select id, name, kind, size from identity.private_file
    where id = ${id} and secret_hash = ${secretHash} and belongs_to is null`
  return row
}

/** True where the file existed and no form had claimed it. */
export async function deleteUnclaimed(sql: Queryable, id: string, secretHash: Buffer): Promise<boolean> {
  const rows = await sql`
    delete from identity.private_file
    where id = ${id} and secret_hash = ${secretHash} and belongs_to is null returning id`
  return rows.length > 0
}

/** Undefined where the file does not exist, or something else has claimed it. The same claimant may claim it again. */
export async function takeFile(
  tx: Tx,
  { id, secretHash, belongsTo }: { id: string; secretHash: Buffer; belongsTo: string },
): Promise<PrivateFile | undefined> {
  const [row] = await tx<PrivateFile[]>`
    update identity.private_file set belongs_to = ${belongsTo}, delete_on = null
    where id = ${id} and secret_hash = ${secretHash} and (belongs_to is null or belongs_to = ${belongsTo})
    returning id, name, kind, size`
  return row
}

export async function listOf(sql: Queryable, belongsTo: string): Promise<PrivateFile[]> {
  return sql<PrivateFile[]>`
    select id, name, kind, size from identity.private_file where belongs_to = ${belongsTo} order by name, id`
}

export async function findOf(
  sql: Queryable,
  belongsTo: string,
  id: string,
): Promise<PrivateFile | undefined> {
  const [row] = await sql<PrivateFile[]>`
    select id, name, kind, size from identity.private_file where belongs_to = ${belongsTo} and id = ${id}`
  return row
}

export async function endOf(tx: Tx, belongsTo: string, day: string): Promise<void> {
  await tx`update identity.private_file set delete_on = ${day} where belongs_to = ${belongsTo}`
}

export async function deleteOf(tx: Tx, belongsTo: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    delete from identity.private_file where belongs_to = ${belongsTo} returning id`
  return rows.map(row => row.id)
}

/** Deletes the rows whose day has come, and returns their ids. */
export async function deleteGone(sql: Queryable, today: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    delete from identity.private_file where delete_on <= ${today} returning id`
  return rows.map(row => row.id)
}

export async function listKnown(sql: Queryable, ids: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from identity.private_file where id = any(${ids}::uuid[])`
  return rows.map(row => row.id)
}
