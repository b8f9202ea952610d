import type { Queryable } from '#server/platform/db/db.ts'
import { listOfficerNames } from './store.ts'

/** Officers' names by company; they flag a text for a moderator. */
export async function officerNames(sql: Queryable, companyIds: string[]): Promise<Map<string, string[]>> {
  const officers = await listOfficerNames(sql, companyIds)
  return new Map(
    companyIds.map(id => [
      id,
      officers.filter(({ company_id }) => company_id === id).map(({ name }) => name),
    ]),
  )
}
