import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Officer } from '#shared/contract/companies/officers.ts'

/** Known officers of several companies, and of those merged into them. */
export async function listOfficerNames(
  sql: Queryable,
  companyIds: string[],
): Promise<{ company_id: string; name: string }[]> {
  return sql<{ company_id: string; name: string }[]>`
    select coalesce(c.merged_into, c.id) as company_id, o.name
    from content.company_officer o join content.company c on c.id = o.company_id
    where coalesce(c.merged_into, c.id) = any(${companyIds}::uuid[]) order by o.name`
}

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
