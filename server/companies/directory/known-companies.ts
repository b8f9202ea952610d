import { closeForms } from '#shared/rules/spelling.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { companyId, type Known, type KnownCompany } from './identity.ts'
import { createNearWords, mayBeMistyped, nearNorms } from './near-words.ts'
import { bareName, type DirectoryRow } from './row.ts'
import * as store from './store.ts'

export type NamedRow = { row: DirectoryRow; norm: string }
/** What is there, and what earlier rows of the same batch have made or filled in. */
export type GrowingKnown = Known & { add(company: KnownCompany): void }
type NearNorms = (norm: string) => readonly string[]

/** Asks all that a batch's rows need to know, in a handful of queries. */
export async function loadKnown(tx: Tx, rows: NamedRow[]): Promise<GrowingKnown> {
  const near = await loadNearNorms(tx, rows)
  const found = [
    ...(await store.listCompaniesById(tx, distinct(rows.map(({ row }) => companyId(row))))),
    ...(await store.listCompaniesByTicker(tx, distinct(rows.map(({ row }) => row.ticker)))),
    ...(await store.listCompaniesByHost(tx, distinct(rows.map(({ row }) => row.host)))),
    ...(await store.listCompaniesByName(tx, namesAsked(rows, near))),
  ]
  const targets = await loadTargets(tx, found)
  const known = createKnown(near)
  for (const company of [...found, ...targets.values()]) known.addAs(company, targetOf(company, targets))
  return known
}

/** Words one letter away, of the search's vocabulary and of the batch itself, put into each row's normal form. */
async function loadNearNorms(tx: Tx, rows: NamedRow[]): Promise<NearNorms> {
  const words = distinct(
    rows.flatMap(({ row, norm }) => (row.cityId ? norm.split(' ').filter(mayBeMistyped) : [])),
  )
  const vocabulary = createNearWords()
  for (const word of words) vocabulary.add(word)
  for (const { word } of await store.listWordsOfForms(tx, distinct(words.flatMap(closeForms))))
    if (mayBeMistyped(word)) vocabulary.add(word)
  const near = new Map(words.map(word => [word, vocabulary.of(word)]))
  return norm => nearNorms(norm, word => near.get(word) ?? [])
}

function namesAsked(rows: NamedRow[], near: NearNorms): { norm: string; cityId: string | null }[] {
  const asked = new Map<string, { norm: string; cityId: string | null }>()
  for (const { row, norm } of rows)
    for (const one of row.cityId ? [norm, ...near(norm)] : [norm])
      asked.set(`${one} ${row.cityId}`, { norm: one, cityId: row.cityId })
  return [...asked.values()]
}

/** Companies that others were merged into, and what those were merged into. */
async function loadTargets(tx: Tx, found: store.CompanyRow[]): Promise<Map<string, store.CompanyRow>> {
  const targets = new Map<string, store.CompanyRow>()
  let missing = distinct(found.map(company => company.mergedInto))
  while (missing.length > 0) {
    const next = await store.listCompaniesById(tx, missing)
    for (const company of next) targets.set(company.id, company)
    missing = distinct(next.map(company => company.mergedInto)).filter(id => !targets.has(id))
  }
  return targets
}

function targetOf(company: store.CompanyRow, targets: Map<string, store.CompanyRow>): store.CompanyRow {
  let target = company
  for (let id = company.mergedInto; id; id = target.mergedInto) target = targets.get(id) as store.CompanyRow
  return target
}

function createKnown(near: NearNorms) {
  const ids = new Map<string, KnownCompany>()
  const answers = new Map<string, KnownCompany>()
  const tickers = new Map<string, KnownCompany>()
  const hosts = new Map<string, Set<KnownCompany>>()
  const norms = new Map<string, Set<KnownCompany>>()
  const listed = (set: Set<KnownCompany> | undefined) => [...(set ?? [])]

  const known = {
    byId: (id: string) => answers.get(id),
    byTicker: (ticker: string) => tickers.get(ticker),
    byHost: (host: string) => listed(hosts.get(host)),
    byNorm: (norm: string) => listed(norms.get(norm)),
    bySpelling: (norm: string, cityId: string) =>
      near(norm).flatMap(one => known.byNorm(one).filter(company => company.cityId === cityId)),
    /** Notes a company, and anew when a fact was filled in. */
    add: (company: KnownCompany) => known.addAs(company, company),
    /** Notes that what this company is known by leads to another, into which it was merged. */
    addAs(company: KnownCompany, target: KnownCompany): void {
      // One object for each company, so that a fact filled in by one row is there for the next.
      const one = ids.get(target.id) ?? { ...target, name: bareName(target.name) }
      ids.set(target.id, one)
      answers.set(company.id, one)
      if (company.ticker) tickers.set(company.ticker, one)
      if (company.host) put(hosts, company.host, one)
      put(norms, company.norm, one)
    },
  }
  return known
}

function put<V>(map: Map<string, Set<V>>, key: string, value: V): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

const distinct = <T>(values: (T | null)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null)),
]
