import { lockCredentials, movePasses } from '#server/authorship/pass.ts'
import { mergeCompany as mergeEntry } from '#server/companies/merge-company.ts'
import { mergeIn } from '#server/moderation/company-merge.ts'
import { createModerationRoom } from '#server/moderation/room.ts'
import { mergeCompany as mergeOwners } from '#server/owners/merge-company.ts'
import { moveRows } from '#server/pay/store.ts'
import { mergeCompany as mergeReviews } from '#server/reviews/merge-company.ts'
import type { TestApp } from './app.ts'

/**
 * Merges two companies in any state by the rooms whose rows the tests check; the desk would merge only a pending
 * company.
 */
export const mergeCompanies = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, from: string, into: string) =>
  db.begin('content', tx =>
    mergeIn([
      createModerationRoom(),
      { mergeCompany: (_, merge) => mergeEntry(tx, clock, merge) },
      { mergeCompany: (_, merge) => mergeOwners(tx, clock, merge) },
      { mergeCompany: () => moveRows(tx, from, into) },
      { mergeCompany: mergeReviews },
      { lockForMerge: lockCredentials, mergeCompany: () => movePasses(tx, from, into) },
    ])(tx, { from, into }),
  )

/** The tables that have a row with this company in `company_id`. */
export async function tablesThatName({ content: sql }: TestApp['db'], companyId: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'content' and column_name = 'company_id' order by 1`
  const found = await Promise.all(
    tables.map(({ name }) => sql`select 1 from content.${sql(name)} where company_id = ${companyId} limit 1`),
  )
  return tables.flatMap(({ name }, at) => (found[at]?.length ? [name] : []))
}
