import { closeForms } from '#shared/rules/spelling.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { companyId, type Known, type KnownCompany } from './identity.ts'
import { createNearWords, mayBeMistyped, nearNorms } from './near-words.ts'
import { bareName, type DirectoryRow } from './row.ts'
import * as store from './store.ts'

export type NamedRow = { row: DirectoryRow; norm: string }
/** Existing companies, plus what earlier rows of the batch created or filled in. */
export type GrowingKnown = Known & { add(company: KnownCompany): void }
type NearNorms = (norm: string) => readonly string[]

/** Loads all that a batch's rows need to be matched, in a handful of queries. */
export async function loadKnown(tx: Tx, rows: NamedRow[]): Promise<GrowingKnown> {
  const near = await loadNearNorms(tx, rows)
  const found = [
    ...(await store.listCompaniesById(tx, distinct(rows.map(({ row }) => companyId(row))))),
    ...(await store.listCompaniesByTicker(tx, distinct(rows.map(({ row }) => row.ticker)))),
    ...(await store.listCompaniesByHost(tx, distinct(rows.map(({ row }) => row.host)))),
    ...(await store.listCompaniesByName(tx, namesToFind(rows, near))),
  ]
  const targets = await loadTargets(tx, found)
  const known = createKnown(near)
  for (const company of [...found, ...targets.values()]) known.addAs(company, targetOf(company, targets))
  return known
}

/**
 * For each row the normal forms in which one word is replaced by a word one letter away, from the search vocabulary and
 * from the batch itself.
 */
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

function namesToFind(rows: NamedRow[], near: NearNorms): { norm: string; cityId: string | null }[] {
  const names = new Map<string, { norm: string; cityId: string | null }>()
  for (const { row, norm } of rows)
    for (const one of row.cityId ? [norm, ...near(norm)] : [norm])
      names.set(`${one} ${row.cityId}`, { norm: one, cityId: row.cityId })
  return [...names.values()]
}

/** The companies that others were merged into, following chains of merges. */
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
    /** Adds a company; call it again after a fact was filled in. */
    add: (company: KnownCompany) => known.addAs(company, company),
    /** Registers the facts of a merged company as leading to its target. */
    addAs(company: KnownCompany, target: KnownCompany): void {
      // One object per company, so that a fact filled in by one row is visible to the next.
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
