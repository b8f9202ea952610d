import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** The purpose of a pass: a review of a company, or an amount of pay at a company or at none. */
export type Kind = 'review' | 'pay'
type PassRow = {
  kind: Kind
  pass_hash: Buffer
  company_id: string | null
  year: number
  tag: Buffer | null
  place: Buffer
  expires_at: Date
}

/** Permits a pass, and a longer time for one that has a tag and was not spent: a code is permitted again that way. */
export async function insertPass(sql: Queryable, pass: PassRow): Promise<void> {
  await sql`
    insert into content.review_pass ${sql(pass)}
    on conflict (kind, pass_hash) do update set year = excluded.year, tag = excluded.tag, place = excluded.place, expires_at = excluded.expires_at
    where review_pass.tag is not null and excluded.tag is not null and not review_pass.spent and review_pass.company_id is not distinct from excluded.company_id`
}

type Taken = Pick<PassRow, 'year' | 'tag' | 'place'>
type Wanted = { kind: Kind; hash: Buffer; companyId: string | null; now: Date }

/** Spends a pass, once; its row stays locked until the transaction ends. */
export async function takePass(tx: Tx, { kind, hash, companyId, now }: Wanted): Promise<Taken | undefined> {
  const [pass] = await tx<Taken[]>`
    update content.review_pass set spent = true
    where pass_hash = ${hash} and kind = ${kind} and company_id is not distinct from ${companyId}
      and expires_at > ${now} and not spent
    returning year, tag, place`
  return pass
}

type Found = Pick<PassRow, 'company_id' | 'year' | 'expires_at'> & { spent: boolean }

export async function findPass(sql: Queryable, kind: Kind, hash: Buffer): Promise<Found | undefined> {
  const [pass] = await sql<Found[]>`
    select company_id, year, spent, expires_at from content.review_pass where pass_hash = ${hash} and kind = ${kind}`
  return pass
}

export async function isIssued(sql: Queryable, hash: Buffer): Promise<boolean> {
  const [pass] = await sql`select 1 from content.review_pass where pass_hash = ${hash}`
  return pass !== undefined
}

/** False when the tag is stored already. */
export async function insertTag(tx: Tx, year: number, tag: Buffer): Promise<boolean> {
  const rows = await tx`
    insert into content.duplicate_tag (tag, year) values (${tag}, ${year}) on conflict do nothing returning 1`
  return rows.length > 0
}

/** Whether one of these tags is stored. */
export async function hasTag(sql: Queryable, tags: Buffer[]): Promise<boolean> {
  const [tag] = await sql`select 1 from content.duplicate_tag where tag in ${sql(tags)}`
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
  await tx`lock table content.review_pass, content.duplicate_tag in exclusive mode`
}

export async function purgePasses(tx: Tx, now: Date): Promise<void> {
  await tx`delete from content.review_pass where expires_at <= ${now}`
}

/** Nothing can be shown any more that equals a tag of a past year. */
export async function purgeTags(tx: Tx, beforeYear: number): Promise<void> {
  await tx`delete from content.duplicate_tag where year < ${beforeYear}`
}
