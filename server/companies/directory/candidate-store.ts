import type { Industry, LegalForm } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'
import type { LISTED, PENDING } from '../status.ts'
import type { Doubt } from './identity.ts'

export type Facts = {
  name: string
  legal_name: string | null
  legal_form: LegalForm | null
  ticker: string | null
  industry: Industry | null
  website_host: string | null
  city_id: string | null
}
export type CandidateRow = Facts & { reason: Doubt; company_ids: string[]; noted_on: string }
/** `of`, `of_ticker`: the id and ticker that were searched, of the company itself or of one merged into it. */
export type AlikeRow = Facts & {
  id: string
  of: string
  of_ticker: string | null
  slug: string
  status: typeof PENDING | typeof LISTED
  reviews: number
}

/** Rows of directories that are close to existing companies, oldest first. */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.reason, item.company_ids, item.name, item.legal_name, item.legal_form, item.ticker, item.industry,
    item.website_host, item.city_id, item.noted_on`,
  from: sql`content.import_candidate item where item.state = 'waiting'`,
  order: sql`item.noted_on, item.key`,
  id: sql`item.key`,
})

export async function settleCandidate(
  tx: Tx,
  id: string,
  state: 'created' | 'joined' | 'dismissed',
): Promise<void> {
  await tx`update content.import_candidate set state = ${state} where key = ${id} and state = 'waiting'`
}

/** Companies with these ids or tickers; merged ones are replaced by their targets, and declined ones are left out. */
export async function listAlike(sql: Queryable, ids: string[], tickers: string[]): Promise<AlikeRow[]> {
  return sql<AlikeRow[]>`
    select f.id as of, f.ticker as of_ticker, c.id, c.slug, c.status, c.name, c.legal_name, c.legal_form, c.ticker,
      c.industry, c.website_host, c.city_id, coalesce(s.review_count + s.applicant_count, 0) as reviews
    from content.company f
    join content.company c on c.id = coalesce(f.merged_into, f.id)
    left join content.company_stats s on s.company_id = c.id
    where (f.id = any(${ids}::uuid[]) or f.ticker = any(${tickers}::text[])) and c.status in (0, 1)
    order by c.id, f.id`
}

export async function hasCompany(sql: Queryable, id: string): Promise<boolean> {
  const [row] = await sql`select 1 from content.company where id = ${id}`
  return row !== undefined
}
