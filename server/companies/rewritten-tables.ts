import type { Queryable } from '#server/platform/db/db.ts'
import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

/** A directory's companies come by the million; people's acts come to those that reviews named. */
const reviewed = (sql: Queryable) => sql`
  select id from content.company where status <> 1 union select company_id from content.company_intake
  union select company_id from content.company_stats where newest_on is not null`
const rows = (sql: Queryable) => sql`company_id in (${reviewed(sql)})`
const schema = 'content'

export const companyTables: RewrittenTable[] = [
  { schema, name: 'company_claimed' },
  { schema, name: 'company_profile' },
  { schema, name: 'picture' },
  { schema, name: 'company_intake' },
  { schema, name: 'company_integrity' },
  { schema, name: 'company_officer' },
  { schema, name: 'company_quarter', overwrite: 'review_count' },
  { schema, name: 'company_stats', overwrite: 'status', rows },
  { schema, name: 'company_slug', overwrite: 'slug', rows },
  { schema, name: 'company', overwrite: 'name', rows: sql => sql`id in (${reviewed(sql)})` },
]
