import type { FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import type { Locked } from '#server/moderation/takedown.ts'
import type { RemovedFor } from '#shared/contract/contact/stubs.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type SalaryRow = { key: Buffer; company_id: string; box: Buffer }
export type RolePayRow = { key: Buffer; box: Buffer }
export type CommentRow = { key: Buffer; company_id: string; mark: Buffer; words: Buffer }

export async function insertSalaries(tx: Tx, rows: SalaryRow[]): Promise<void> {
  if (rows.length > 0) await tx`insert into content.salary ${tx(rows)} on conflict (key) do nothing`
}

export async function insertRolePays(tx: Tx, rows: RolePayRow[]): Promise<void> {
  if (rows.length > 0) await tx`insert into content.role_pay ${tx(rows)} on conflict (key) do nothing`
}

export async function insertComments(tx: Tx, rows: CommentRow[]): Promise<void> {
  if (rows.length > 0) await tx`insert into content.salary_comment ${tx(rows)} on conflict (key) do nothing`
}

/** The keys of an amount in each store, derived from its manage code. */
export type StoreKeys = Record<'salary' | 'role' | 'comment', Buffer>
export type OwnRows = Partial<{ salary: SalaryRow; role: RolePayRow; comment: CommentRow }>

export async function findByKeys(sql: Queryable, keys: StoreKeys): Promise<OwnRows> {
  const [salary] = await sql<SalaryRow[]>`
    select key, company_id, box from content.salary where key = ${keys.salary}`
  const [role] = await sql<RolePayRow[]>`select key, box from content.role_pay where key = ${keys.role}`
  const [comment] = await sql<CommentRow[]>`
    select key, company_id, mark, words from content.salary_comment where key = ${keys.comment}`
  return { ...(salary && { salary }), ...(role && { role }), ...(comment && { comment }) }
}

/** Deletes and returns the rows: of two concurrent calls the second finds nothing. */
export async function takeByKeys(tx: Tx, keys: StoreKeys): Promise<OwnRows> {
  const [salary] = await tx<SalaryRow[]>`
    delete from content.salary where key = ${keys.salary} returning key, company_id, box`
  const [role] = await tx<RolePayRow[]>`
    delete from content.role_pay where key = ${keys.role} returning key, box`
  const [comment] = await tx<CommentRow[]>`
    delete from content.salary_comment where key = ${keys.comment} returning key, company_id, mark, words`
  return { ...(salary && { salary }), ...(role && { role }), ...(comment && { comment }) }
}

/** Deletes published comments; returns their companies, for invalidating pages, and their states. */
export const deleteShown = (
  tx: Tx,
  ids: string[],
): Promise<{ company_id: string; state: ShownComment['state'] }[]> =>
  tx<{ company_id: string; state: ShownComment['state'] }[]>`
    delete from content.pay_comment where id = any(${ids}::uuid[]) returning company_id, state`

/** Moves rows on a merge. Published figures of both companies stay frozen. */
export async function moveRows(tx: Tx, from: string, into: string): Promise<void> {
  await tx`update content.salary set company_id = ${into} where company_id = ${from}`
  await tx`update content.salary_comment set company_id = ${into} where company_id = ${from}`
  await tx`update content.pay_comment set company_id = ${into} where company_id = ${from}`
}

/** Moves rows that were stored for a company after it had been merged into another one. */
export async function followMerged(tx: Tx): Promise<void> {
  await tx`
    update content.salary s set company_id = c.merged_into
    from content.company c where c.id = s.company_id and c.merged_into is not null`
  await tx`
    update content.salary_comment s set company_id = c.merged_into
    from content.company c where c.id = s.company_id and c.merged_into is not null`
}

/** A comment as readers see it; of what is no longer theirs to see no words. */
export type ShownComment = {
  id: string
  words: string | null
  state: 'shown' | 'hidden' | 'removed'
  removed_for: RemovedFor | null
}

export const listComments = (
  sql: Queryable,
  companyId: string,
  most: number | null,
): Promise<ShownComment[]> =>
  sql<ShownComment[]>`
    select id, case when state = 'shown' then words end as words, state, removed_for
    from content.pay_comment where company_id = ${companyId} order by place, id limit ${most}`

export async function countComments(sql: Queryable, companyId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from content.pay_comment where company_id = ${companyId}`
  return row?.n ?? 0
}

export async function findComment(
  sql: Queryable,
  id: string,
): Promise<(ShownComment & { company_id: string }) | undefined> {
  const [row] = await sql<(ShownComment & { company_id: string })[]>`
    select id, company_id, case when state = 'shown' then words end as words, state, removed_for
    from content.pay_comment where id = ${id}`
  return row
}

type CommentMove = Record<'from' | 'to', ShownComment['state']> & { removedFor?: RemovedFor | undefined }

/** The company whose page shows it; undefined if its state is not `from`. */
export async function moveComment(
  tx: Tx,
  id: string,
  { from, to, removedFor }: CommentMove,
): Promise<string | undefined> {
  const [row] = await tx<{ company_id: string }[]>`
    update content.pay_comment set state = ${to}, removed_for = ${removedFor ?? null}
    where id = ${id} and state = ${from} and (state <> 'removed' or removed_for = 'request') returning company_id`
  return row?.company_id
}

export async function lockComment(tx: Tx, id: string): Promise<Locked | undefined> {
  const [row] = await tx<Locked[]>`
    select company_id, null as version from content.pay_comment where id = ${id} for update`
  return row
}

/** All comments of a company as the team reads them, in the order of its page. */
export const listContent = (sql: Queryable, companyId: string) => sql<FoundContent[]>`
  select 'salary_comment' as subject, id, case when state in ('shown', 'hidden') or removed_for = 'request' then words end as words,
    null as locale, state = 'shown' as shown, state <> 'shown' and removed_for is not distinct from 'request' as examined
  from content.pay_comment where company_id = ${companyId} order by place, id`
