import type { Queryable, Tx } from '#server/platform/db.ts'

type PassRow = { pass_hash: Buffer; company_id: string; year: number; tag: Buffer | null; expires_at: Date }

export async function insertPass(sql: Queryable, pass: PassRow): Promise<void> {
  await sql`insert into content.review_pass ${sql(pass)} on conflict (pass_hash) do nothing`
}

/** Takes a pass, once; its row stays locked until the transaction ends. */
export async function takePass(
  tx: Tx,
  hash: Buffer,
  companyId: string,
  now: Date,
): Promise<{ year: number; tag: Buffer | null } | undefined> {
  const [pass] = await tx<{ year: number; tag: Buffer | null }[]>`
    update content.review_pass set spent = true
    where pass_hash = ${hash} and company_id = ${companyId} and expires_at > ${now} and not spent
    returning year, tag`
  return pass
}

export async function isOpen(sql: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const [pass] = await sql`
    select 1 from content.review_pass where pass_hash = ${hash} and expires_at > ${now} and not spent`
  return pass !== undefined
}

export async function isSpent(sql: Queryable, hash: Buffer): Promise<boolean> {
  const [pass] = await sql`select 1 from content.review_pass where pass_hash = ${hash} and spent`
  return pass !== undefined
}

/** False when the person's tag is there already. */
export async function insertGuard(tx: Tx, companyId: string, year: number, tag: Buffer): Promise<boolean> {
  const rows = await tx`
    insert into content.review_guard (company_id, year, tag) values (${companyId}, ${year}, ${tag})
    on conflict do nothing returning 1`
  return rows.length > 0
}

export async function hasGuard(
  sql: Queryable,
  companyIds: string[],
  year: number,
  tags: Buffer[],
): Promise<boolean> {
  const [guard] = await sql`
    select 1 from content.review_guard where company_id in ${sql(companyIds)} and year = ${year} and tag in ${sql(tags)}`
  return guard !== undefined
}

/** Keeps a merge and the night waiting until the transaction ends, and leaves no trace on a row that would say so. */
export async function holdCloset(tx: Tx): Promise<void> {
  await tx`lock table content.review_pass in row exclusive mode`
}

/** Tagged passes of both companies are void; those that withdrawing gave go with the reviews. */
export async function movePasses(tx: Tx, from: string, into: string): Promise<void> {
  await tx`
    delete from content.review_pass where company_id in (${from}, ${into}) and tag is not null and not spent`
  await tx`update content.review_pass set company_id = ${into} where company_id = ${from} and tag is null`
}

/**
 * Keeps writers waiting (readers go on): an update that met a row on its way out would find nothing, and call that
 * done. The order is the one in which a submission takes its locks.
 */
export async function lockCloset(tx: Tx): Promise<void> {
  await tx`lock table content.review_pass, content.review_guard in exclusive mode`
}

/** Rows written together share their transaction and their place; anew in random order they do not. */
export async function shuffleGuards(tx: Tx, year: number): Promise<void> {
  await tx`
    with gone as (delete from content.review_guard where year >= ${year} returning company_id, year, tag)
    insert into content.review_guard (company_id, year, tag) select company_id, year, tag from gone order by random()`
}

export async function shufflePasses(tx: Tx, now: Date): Promise<void> {
  await tx`delete from content.review_pass where expires_at <= ${now}`
  await tx`
    with gone as (delete from content.review_pass returning pass_hash, company_id, year, tag, expires_at, spent)
    insert into content.review_pass (pass_hash, company_id, year, tag, expires_at, spent)
    select pass_hash, company_id, year, tag, expires_at, spent from gone order by random()`
}

export async function purgeGuards(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.review_guard where year < ${beforeYear}`
}
