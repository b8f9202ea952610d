import { fillFacts, type MissingFacts } from '../fill.ts'
import { createCompanies } from '../create.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import { decide, missingFacts, rowKey, type KnownCompany } from './identity.ts'
import { loadKnown, type GrowingKnown } from './known-companies.ts'
import type { DirectoryRow } from './row.ts'
import { freeSlugs } from './slugs.ts'
import * as store from './store.ts'

/** Outcome of a batch. `known` counts rows of companies that existed, and rows that were imported before. */
export type BatchCounts = { created: number; known: number; filled: number; team: number }
type Work = {
  created: Map<string, { id: string; row: DirectoryRow }>
  filled: Map<string, Partial<KnownCompany>>
  candidates: store.NewCandidate[]
}

/** Imports a batch of rows with the same result as one transaction per row. */
export async function importBatch(tx: Tx, rows: DirectoryRow[], day: string): Promise<BatchCounts> {
  await store.takeTurn(tx)
  const unread = await unreadRows(tx, rows)
  const named = [...unread.values()].map(row => ({ row, norm: normalCompanyName(row.name) }))
  const known = await loadKnown(tx, named)
  const work: Work = { created: new Map(), filled: new Map(), candidates: [] }
  const keys = [...unread.keys()]
  named.forEach(({ row, norm }, index) => settle(row, norm, keys[index] as string, known, work))
  await write(tx, work, keys, day)
  const [created, filled, team] = [work.created.size, work.filled.size, work.candidates.length]
  return { created, filled, team, known: rows.length - created - team }
}

/** Distinct rows that no import has read before. */
async function unreadRows(tx: Tx, rows: DirectoryRow[]): Promise<Map<string, DirectoryRow>> {
  const unread = new Map<string, DirectoryRow>()
  for (const row of rows) {
    const key = rowKey(row)
    if (!unread.has(key)) unread.set(key, row)
  }
  for (const key of await store.listReadRows(tx, [...unread.keys()])) unread.delete(key)
  return unread
}

function settle(row: DirectoryRow, norm: string, key: string, known: GrowingKnown, work: Work): void {
  const decision = decide(row, norm, known)
  switch (decision.act) {
    case 'ask': {
      const companyIds = decision.companies.map(company => company.id)
      work.candidates.push({ key, reason: decision.doubt, companyIds, row })
      return
    }
    case 'create': {
      const { line: _, ...facts } = row
      known.add({ id: decision.id, norm, ...facts })
      work.created.set(decision.id, { id: decision.id, row: { ...row } })
      return
    }
    case 'join':
      return fill(decision.company, row, known, work)
  }
}

function fill(company: KnownCompany, row: DirectoryRow, known: GrowingKnown, work: Work): void {
  const facts = missingFacts(company, row)
  if (Object.keys(facts).length === 0) return
  Object.assign(company, facts)
  known.add(company)
  const created = work.created.get(company.id)
  if (created) Object.assign(created.row, facts)
  else work.filled.set(company.id, { ...work.filled.get(company.id), ...facts })
}

async function write(tx: Tx, work: Work, keys: string[], day: string): Promise<void> {
  const created = [...work.created.values()]
  const slugs = await freeSlugs(tx, created)
  await createCompanies(
    tx,
    created.map(({ id, row }) => ({
      id,
      slug: slugs.get(id) as string,
      name: row.name,
      legal_name: row.legalName,
      legal_form: row.legalForm,
      ticker: row.ticker,
      industry: row.industry,
      website_host: row.host,
      city_id: row.cityId,
      listed_on: day,
    })),
  )
  await fillFacts(tx, new Map([...work.filled].map(([id, facts]) => [id, columnsOf(facts)])))
  await store.addCandidates(tx, work.candidates, day)
  await store.addReadRows(tx, keys)
}

/** Facts under their column names. */
export const columnsOf = ({
  legalName,
  legalForm,
  ticker,
  industry,
  host,
  cityId,
}: Partial<KnownCompany>): MissingFacts => ({
  legal_name: legalName ?? undefined,
  legal_form: legalForm ?? undefined,
  ticker: ticker ?? undefined,
  industry: industry ?? undefined,
  website_host: host ?? undefined,
  city_id: cityId ?? undefined,
})
