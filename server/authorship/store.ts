import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** The purpose of a pass: a review of a company, or an amount of a company or of none. */
type Kind = 'review' | 'pay'
type PassRow = {
  kind: Kind
  pass_hash: Buffer
  company_id: string | null
  year: number
  tag: Buffer | null
  fact: Buffer
  expires_at: Date
}

export async function insertPass(sql: Queryable, pass: PassRow): Promise<void> {
  await sql`insert into content.review_pass ${sql(pass)} on conflict (pass_hash) do nothing`
}

type Taken = Pick<PassRow, 'year' | 'tag' | 'fact'>

/** `year`: the year that the pass must be for; null accepts the pass's own. */
type Wanted = { kind: Kind; hash: Buffer; companyId: string | null; year: number | null; now: Date }

/** Spends a pass, once; its row stays locked until the transaction ends. */
export async function takePass(
  tx: Tx,
  { kind, hash, companyId, year, now }: Wanted,
): Promise<Taken | undefined> {
  const [pass] = await tx<Taken[]>`
    update content.review_pass set spent = true
    where pass_hash = ${hash} and kind = ${kind} and company_id is not distinct from ${companyId}
      and (${year}::smallint is null or year = ${year}) and expires_at > ${now} and not spent
    returning year, tag, fact`
  return pass
}

export async function isOpen(sql: Queryable, kind: Kind, hash: Buffer, now: Date): Promise<boolean> {
  const [pass] = await sql`
    select 1 from content.review_pass where pass_hash = ${hash} and kind = ${kind} and expires_at > ${now} and not spent`
  return pass !== undefined
}

export async function isIssued(sql: Queryable, hash: Buffer): Promise<boolean> {
  const [pass] = await sql`select 1 from content.review_pass where pass_hash = ${hash}`
  return pass !== undefined
}

export async function isSpent(sql: Queryable, hash: Buffer): Promise<boolean> {
  const [pass] = await sql`select 1 from content.review_pass where pass_hash = ${hash} and spent`
  return pass !== undefined
}

export async function findPass(
  sql: Queryable,
  hash: Buffer,
): Promise<(Pick<PassRow, 'company_id' | 'year' | 'expires_at'> & { spent: boolean }) | undefined> {
  const [pass] = await sql<(Pick<PassRow, 'company_id' | 'year' | 'expires_at'> & { spent: boolean })[]>`
    select company_id, year, spent, expires_at from content.review_pass where pass_hash = ${hash}`
  return pass
}

/** False when the person's tag is stored already. */
export async function insertDuplicateTag(
  tx: Tx,
  companyId: string,
  year: number,
  tag: Buffer,
): Promise<boolean> {
  const rows = await tx`
    insert into content.review_guard (company_id, year, tag) values (${companyId}, ${year}, ${tag})
    on conflict do nothing returning 1`
  return rows.length > 0
}

export async function hasDuplicateTag(
  sql: Queryable,
  companyIds: string[],
  year: number,
  tags: Buffer[],
): Promise<boolean> {
  const [tag] = await sql`
    select 1 from content.review_guard where company_id in ${sql(companyIds)} and year = ${year} and tag in ${sql(tags)}`
  return tag !== undefined
}

/** Makes a merge, and the rewriting of rows, wait until the transaction ends, and leaves no trace of that on a row. */
export async function holdCredentials(tx: Tx): Promise<void> {
  await tx`lock table content.review_pass in row exclusive mode`
}

/** Unspent passes with a tag are void for both companies; those from a withdrawal move with the reviews. */
export async function movePasses(tx: Tx, from: string, into: string): Promise<void> {
  await tx`
    delete from content.review_pass where company_id in (${from}, ${into}) and tag is not null and not spent`
  await tx`update content.review_pass set company_id = ${into} where company_id = ${from} and tag is null`
}

/**
 * Makes submissions wait while companies are merged; readers go on. The order is the one in which a submission locks.
 */
export async function lockCredentials(tx: Tx): Promise<void> {
  await tx`lock table content.review_pass, content.review_guard in exclusive mode`
}

export async function purgePasses(tx: Tx, now: Date): Promise<void> {
  await tx`delete from content.review_pass where expires_at <= ${now}`
}

export async function purgeDuplicateTags(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.review_guard where year < ${beforeYear}`
}

/** False when this tag is taken. */
export async function insertUnlistedTag(tx: Tx, year: number, tag: Buffer): Promise<boolean> {
  const rows = await tx`
    insert into content.unlisted_tag (year, tag) values (${year}, ${tag}) on conflict do nothing returning 1`
  return rows.length > 0
}

export async function purgeUnlistedTags(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.unlisted_tag where year < ${beforeYear}`
}

/** False when the person's tag is stored already. */
export async function insertPayTag(tx: Tx, year: number, tag: Buffer): Promise<boolean> {
  const rows = await tx`
    insert into content.pay_guard (tag, year) values (${tag}, ${year}) on conflict do nothing returning 1`
  return rows.length > 0
}

/** The ones of these tags that are stored. */
export async function listPayTags(sql: Queryable, tags: Buffer[]): Promise<Buffer[]> {
  const rows = await sql<{ tag: Buffer }[]>`select tag from content.pay_guard where tag in ${sql(tags)}`
  return rows.map(({ tag }) => tag)
}

export async function putPayPermit(
  tx: Tx,
  permit: { key: Buffer; year: number; box: Buffer },
): Promise<void> {
  await tx`
    insert into content.pay_leave ${tx(permit)} on conflict (key) do update set year = excluded.year, box = excluded.box`
}

/** Deletes the permission and returns its encrypted value. */
export async function deletePayPermit(tx: Tx, key: Buffer): Promise<Buffer | undefined> {
  const [permit] = await tx<{ box: Buffer }[]>`delete from content.pay_leave where key = ${key} returning box`
  return permit?.box
}

export async function purgePay(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.pay_guard where year < ${beforeYear}`
  await tx`delete from content.pay_leave where year < ${beforeYear}`
}
