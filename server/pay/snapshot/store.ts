import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { CellRow, FigureRow } from '../figure-store.ts'
import { LEAST } from './range.ts'

/** All reads of the transaction see one state of the database. */
export async function holdMoment(tx: Tx): Promise<void> {
  await tx`set transaction isolation level repeatable read, read only`
}

export async function hasSnapshot(sql: Queryable, week: string): Promise<boolean> {
  const [row] = await sql`select 1 from content.pay_snapshot where week = ${week}`
  return row !== undefined
}

/** False if another process was first. */
export async function insertSnapshot(tx: Tx, week: string): Promise<boolean> {
  const rows = await tx`
    insert into content.pay_snapshot (week) values (${week}) on conflict do nothing returning 1`
  return rows.length > 0
}

/** A range of company ids; `from` is exclusive. */
export type Reach = { from: string; to: string }
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Ranges that cover all companies, each with about `salaries` salaries. */
export async function listReaches(sql: Queryable, salaries: number): Promise<Reach[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct company_id as id
    from (select company_id, row_number() over (order by company_id) as nth from content.salary) s
    where nth % ${salaries} = 0 order by 1`
  const ends = [...rows.map(({ id }) => id), LAST_ID]
  return ends.map((to, at) => ({ from: ends[at - 1] ?? FIRST_ID, to }))
}

/** `rows`: the keys and encrypted values of its salaries, concatenated. */
export type CompanyRow = { company_id: string; industry: string | null; city_id: string | null; rows: Buffer }

/** Listed companies with enough salaries for a group. */
export const listSalaries = (sql: Queryable, { from, to }: Reach): Promise<CompanyRow[]> =>
  sql<CompanyRow[]>`
    select s.company_id, c.industry, c.city_id, s.rows
    from (
      select company_id, string_agg(key || box, ''::bytea) as rows from content.salary
      where company_id > ${from} and company_id <= ${to} group by company_id having count(*) >= ${LEAST}
    ) s join content.company c on c.id = s.company_id and c.status = 1 and c.id > ${from} and c.id <= ${to}`

/** Comments by company: keys and encrypted marks, concatenated. */
export const listMarks = (
  sql: Queryable,
  { from, to }: Reach,
): Promise<{ company_id: string; rows: Buffer }[]> =>
  sql<{ company_id: string; rows: Buffer }[]>`
    select company_id, string_agg(key || mark, ''::bytea) as rows from content.salary_comment
    where company_id > ${from} and company_id <= ${to} group by company_id`

export async function listShown(sql: Queryable, { from, to }: Reach): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from content.pay_comment where company_id > ${from} and company_id <= ${to}`
  return rows.map(({ id }) => id)
}

export async function findWords(tx: Tx, key: Buffer): Promise<Buffer | undefined> {
  const [row] = await tx<{ words: Buffer }[]>`select words from content.salary_comment where key = ${key}`
  return row?.words
}

export async function putMark(tx: Tx, key: Buffer, mark: Buffer): Promise<void> {
  await tx`update content.salary_comment set mark = ${mark} where key = ${key}`
}

type Comment = { id: string; company_id: string; place: number; words: string }

export async function insertShown(tx: Tx, comment: Comment): Promise<void> {
  await tx`insert into content.pay_comment ${tx(comment)} on conflict do nothing`
}

export async function countRolePays(sql: Queryable): Promise<{ rows: number; blocks: number }> {
  const [row] = await sql<{ rows: number; blocks: number }[]>`
    select count(*) as rows, pg_relation_size('content.role_pay') / current_setting('block_size')::int as blocks
    from content.role_pay`
  return row ?? { rows: 0, blocks: 0 }
}

/**
 * Rows for roles and places in physical order, from block `from` up to but without `to`: keys and encrypted values,
 * concatenated.
 */
export async function listRolePays(sql: Queryable, from: number, to: number): Promise<Buffer> {
  const [row] = await sql<{ rows: Buffer | null }[]>`
    select string_agg(key || box, ''::bytea) as rows from content.role_pay
    where ctid >= ${`(${from},0)`}::text::tid and ctid < ${`(${to},0)`}::text::tid`
  return row?.rows ?? Buffer.alloc(0)
}

type Store = 'salary' | 'role_pay'

/** Locks the rows of those keys (hexadecimal) that still exist. */
export const holdBoxes = (tx: Tx, table: Store, keys: string[]): Promise<{ key: Buffer; box: Buffer }[]> =>
  tx<{ key: Buffer; box: Buffer }[]>`
    select key, box from ${tx(`content.${table}`)}
    where key = any(array(select decode(k, 'hex') from unnest(${keys}::text[]) k)) for update`

export async function putBoxes(tx: Tx, table: Store, rows: { key: string; box: string }[]): Promise<void> {
  const [keys, boxes] = [rows.map(({ key }) => key), rows.map(({ box }) => box)]
  await tx`
    update ${tx(`content.${table}`)} s set box = decode(n.box, 'hex')
    from unnest(${keys}::text[], ${boxes}::text[]) as n (key, box) where s.key = decode(n.key, 'hex')`
}

export type NewCell = CellRow & { company_id: string }

/** Replaces the cells of a range of companies; returns the companies with a changed cell. */
export async function putCells(tx: Tx, { from, to }: Reach, cells: NewCell[]): Promise<string[]> {
  const rows = await tx<{ company_id: string }[]>`
    with new as materialized (
      select company_id, department, job_type, people, p10, p25, p50, p75, p90, thr_people, thr_p50, bonus_people, bonus_p50
      from jsonb_to_recordset(${tx.json(cells as never)}) as n (company_id uuid, department text, job_type text, people smallint,
        p10 integer, p25 integer, p50 integer, p75 integer, p90 integer,
        thr_people smallint, thr_p50 numeric(3, 1), bonus_people smallint, bonus_p50 numeric(3, 1))
    ), gone as (
      delete from content.pay_cell c where company_id > ${from} and company_id <= ${to} and not exists (
        select 1 from new n where (n.company_id, n.department, n.job_type) = (c.company_id, c.department, c.job_type))
      returning company_id
    ), put as (
      insert into content.pay_cell as c
        (company_id, department, job_type, people, p10, p25, p50, p75, p90, thr_people, thr_p50, bonus_people, bonus_p50)
      select company_id, department, job_type, people, p10, p25, p50, p75, p90, thr_people, thr_p50, bonus_people, bonus_p50 from new
      on conflict (company_id, department, job_type) do update set people = excluded.people, p10 = excluded.p10, p25 = excluded.p25,
        p50 = excluded.p50, p75 = excluded.p75, p90 = excluded.p90, thr_people = excluded.thr_people, thr_p50 = excluded.thr_p50,
        bonus_people = excluded.bonus_people, bonus_p50 = excluded.bonus_p50
      where (c.people, c.p10, c.p25, c.p50, c.p75, c.p90, c.thr_people, c.thr_p50, c.bonus_people, c.bonus_p50) is distinct from
        (excluded.people, excluded.p10, excluded.p25, excluded.p50, excluded.p75, excluded.p90, excluded.thr_people, excluded.thr_p50,
          excluded.bonus_people, excluded.bonus_p50)
      returning company_id
    )
    select company_id from gone union select company_id from put`
  return rows.map(row => row.company_id)
}

export async function putFigures(tx: Tx, figures: FigureRow[]): Promise<void> {
  await tx`delete from content.pay_figure`
  for (let at = 0; at < figures.length; at += 1000)
    await tx`
      insert into content.pay_figure (scope, a, b, c, people, companies, p10, p25, p50, p75, p90)
      select scope, a, b, c, people, companies, p10, p25, p50, p75, p90
      from jsonb_to_recordset(${tx.json(figures.slice(at, at + 1000) as never)}) as n (scope text, a text, b text, c text,
        people smallint, companies smallint, p10 integer, p25 integer, p50 integer, p75 integer, p90 integer)`
}
