import { LISTED } from '#server/companies/status.ts'
import type { DirectoryFacts, ImportCandidate } from '#shared/contract/directory.ts'
import type { Asking } from '#server/moderation/hold.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db.ts'
import * as store from './candidate-store.ts'
import type { AlikeRow, CandidateRow } from './candidate-store.ts'

const SHOWN = 30

/** Rows of directories that wait for an editor, each with the companies that it is close to now. */
export async function listWaitingCandidates(
  sql: Queryable,
  places: Places,
  asking: Asking,
): Promise<ImportCandidate[]> {
  const rows = await store.listCandidates(sql, asking, SHOWN)
  const alike = await findAlike(sql, rows)
  return rows.map(row => ({
    ...factsOf(row, places),
    reason: row.reason,
    noted_on: row.noted_on,
    alike: (alike.get(row.id) ?? []).map(one => ({
      ...factsOf(one, places),
      slug: one.status === LISTED ? one.slug : null,
      reviews: one.reviews,
    })),
  }))
}

/** The companies that rows are close to, by row: those that were noted, and whoever has the row's ticker by now. */
export async function findAlike(sql: Queryable, rows: CandidateRow[]): Promise<Map<string, AlikeRow[]>> {
  const found = await store.listAlike(
    sql,
    rows.flatMap(row => row.company_ids),
    rows.flatMap(row => row.ticker ?? []),
  )
  return new Map(
    rows.map(row => {
      const own = found.filter(
        one => row.company_ids.includes(one.of) || (row.ticker !== null && one.of_ticker === row.ticker),
      )
      return [row.id, [...new Map(own.map(one => [one.id, one])).values()]]
    }),
  )
}

function factsOf(row: store.Facts & { id: string }, places: Places): DirectoryFacts {
  const { id, name, legal_name, legal_form, ticker, industry, website_host, city_id } = row
  const city = places.findCity(city_id) ?? null
  return { id, name, legal_name, legal_form, ticker, industry, website_host, city }
}
