import type { Queryable } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'

export type HeldRow = { submission_mac: Buffer; box: Buffer }

/** Held amounts. Rows hold no time of arrival, so they are ordered by their random ids. */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.submission_mac, item.box`,
  from: sql`content.pay_waiting item where item.state = 'held'`,
  order: sql`item.id`,
})

export async function listNames(sql: Queryable, companyIds: string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string }[]>`
    select f.id, c.name from content.company f join content.company c on c.id = coalesce(f.merged_into, f.id)
    where f.id = any(${companyIds}::uuid[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
