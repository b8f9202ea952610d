import type { Queryable, Tx } from '#server/platform/db/db.ts'

type PassRow = {
  pass_hash: Buffer
  company_id: string
  year: number
  tag: Buffer | null
  fact: Buffer | null
  expires_at: Date
}

export async function insertPass(sql: Queryable, pass: PassRow): Promise<void> {
  await sql`insert into content.review_pass ${sql(pass)} on conflict (pass_hash) do nothing`
}

type Taken = Pick<PassRow, 'year' | 'tag' | 'fact'>

/** Takes a pass, once; its row stays locked until the transaction ends. */
export async function takePass(
  tx: Tx,
  hash: Buffer,
  companyId: string,
  now: Date,
): Promise<Taken | undefined> {
  const [pass] = await tx<Taken[]>`
    update content.review_pass set spent = true
    where pass_hash = ${hash} and company_id = ${companyId} and expires_at > ${now} and not spent
    returning year, tag, fact`
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

/** Keeps a merge waiting, and who writes rows anew, until the transaction ends, and leaves no trace on a row that would say so. */
export async function holdCredentials(tx: Tx): Promise<void> {
  await tx`lock table content.review_pass in row exclusive mode`
}

/** Tagged passes of both companies are void; those that withdrawing gave go with the reviews. */
export async function movePasses(tx: Tx, from: string, into: string): Promise<void> {
  await tx`
    delete from content.review_pass where company_id in (${from}, ${into}) and tag is not null and not spent`
  await tx`update content.review_pass set company_id = ${into} where company_id = ${from} and tag is null`
}

/** Keeps whoever submits waiting while companies are merged; readers go on. The order is the one in which a submission locks. */
export async function lockCredentials(tx: Tx): Promise<void> {
  await tx`lock table content.review_pass, content.review_guard in exclusive mode`
}

export async function purgePasses(tx: Tx, now: Date): Promise<void> {
  await tx`delete from content.review_pass where expires_at <= ${now}`
}

export async function purgeDuplicateTags(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.review_guard where year < ${beforeYear}`
}

/** False when this one is taken. */
export async function insertUnlistedTag(tx: Tx, year: number, tag: Buffer): Promise<boolean> {
  const rows = await tx`
    insert into content.unlisted_tag (year, tag) values (${year}, ${tag}) on conflict do nothing returning 1`
  return rows.length > 0
}

export async function purgeUnlistedTags(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.unlisted_tag where year < ${beforeYear}`
}
