import type { Officer } from '#shared/contract/companies/officers.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** Officers of a company, and of those merged into it. */
export async function listOfficers(sql: Queryable, companyIds: string[]): Promise<Officer[]> {
  return sql<Officer[]>`
    select id, name, source from content.company_officer where company_id in ${sql(companyIds)} order by name, id`
}

/** A name that exists already gets the new source. */
export async function upsertOfficer(
  tx: Tx,
  officer: { company_id: string; name: string; source: string },
): Promise<void> {
  await tx`
    insert into content.company_officer ${tx(officer)}
    on conflict (company_id, name) do update set source = excluded.source`
}

/** The company of the deleted officer; undefined if there was none. */
export async function deleteOfficer(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx<
    { company_id: string }[]
  >`delete from content.company_officer where id = ${id} returning company_id`
  return row?.company_id
}
