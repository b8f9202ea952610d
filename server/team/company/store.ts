import type { Industry, LegalForm } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'

export type CompanyRow = {
  slug: string
  name: string
  legal_form: LegalForm | null
  city_id: string | null
  website_host: string | null
  industry: Industry | null
  reviews: number
  declined_before: boolean
}

export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.slug, item.name, item.legal_form, item.city_id, item.website_host, item.industry,
    (select count(*) from content.review r where r.company_id = item.id and r.state = 'pending') as reviews,
    exists (select 1 from content.event e where e.subject_id = item.id and e.act = 'declined') as declined_before`,
  from: sql`content.company item where item.status = 0`,
  order: sql`item.listed_on, item.id`,
})

export async function listPendingOf(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx<
    { id: string }[]
  >`select id from content.review where company_id = ${companyId} and state = 'pending'`
  return rows.map(row => row.id)
}
