import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { PublicJwk } from './blind-rsa.ts'

export type KeyRow = { month: string; public_jwk: PublicJwk; private_sealed: Buffer | null }

export async function findKey(sql: Queryable, month: string): Promise<KeyRow | undefined> {
  const [row] = await sql<KeyRow[]>`
    select month, public_jwk, private_sealed from content.raffle_key where month = ${month}`
  return row
}

/** If two processes create a month's key, the first one's row stays. */
export async function insertKey(
  sql: Queryable,
  month: string,
  jwk: PublicJwk,
  sealed: Buffer,
): Promise<void> {
  await sql`
    insert into content.raffle_key (month, public_jwk, private_sealed)
    values (${month}, ${sql.json(jwk)}, ${sealed}) on conflict (month) do nothing`
}

export async function forgetPrivate(tx: Tx, month: string): Promise<void> {
  await tx`update content.raffle_key set private_sealed = null where month = ${month}`
}
