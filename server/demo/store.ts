import type { Queryable, Tx } from '#server/platform/db/db.ts'

export async function hasCompanies(sql: Queryable): Promise<boolean> {
  const [row] = await sql`select 1 from content.company limit 1`
  return row !== undefined
}

export async function hasCompany(sql: Queryable, id: string): Promise<boolean> {
  const [row] = await sql`select 1 from content.company where id = ${id}`
  return row !== undefined
}

/** Inserts rows of one table, 300 in each statement. */
export async function insertRows(tx: Tx, table: string, rows: object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 300) {
    await tx`insert into ${tx(`content.${table}`)} ${tx(rows.slice(start, start + 300) as never[])}`
  }
}

export async function listOpenOf(sql: Queryable, companyId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from content.vacancy where company_id = ${companyId} and state = 'open' order by opened_on desc, id`
  return rows.map(row => row.id)
}
