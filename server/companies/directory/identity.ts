import { hash } from 'node:crypto'
import type { Industry, LegalForm } from '#shared/contract/keys.ts'
import type { DirectoryRow } from './row.ts'

/** An existing company, with the facts that distinguish companies. */
export type KnownCompany = {
  id: string
  name: string
  norm: string
  legalName: string | null
  legalForm: LegalForm | null
  ticker: string | null
  industry: Industry | null
  host: string | null
  cityId: string | null
}

/** Lookup of existing companies by the facts that distinguish them. */
export type Known = {
  byId(id: string): KnownCompany | undefined
  byTicker(ticker: string): KnownCompany | undefined
  byHost(host: string): KnownCompany[]
  byNorm(norm: string): KnownCompany[]
  /** Companies of the same city whose normal form is one letter away. */
  bySpelling(norm: string, cityId: string): KnownCompany[]
}

export type Doubt = 'shared_website' | 'same_name' | 'near_spelling'
export type Decision =
  | { act: 'join'; company: KnownCompany }
  | { act: 'create'; id: string }
  | { act: 'ask'; doubt: Doubt; companies: KnownCompany[] }

/** The first few matches are enough to show that there are many. */
export const MOST_ALIKE = 20

/**
 * Decides which company a row is. Equal tickers are one company, different ones never are. Next is the website, if a
 * single company has it; then legal form, name and city. Mere resemblance is left to the team.
 */
export function decide(row: DirectoryRow, norm: string, known: Known): Decision {
  const listed = row.ticker ? known.byTicker(row.ticker) : undefined
  if (listed) return { act: 'join', company: listed }
  const possible = (companies: KnownCompany[]) => companies.filter(company => !conflicts(row, company))

  const sharers = row.host ? known.byHost(row.host) : []
  if (possible(sharers).length > 0) return single(sharers, 'shared_website')

  const named = possible(known.byNorm(norm))
  const same = named.filter(company => identityName(company) === identityName(row))
  if (same.length > 0) return single(same, 'same_name')

  const alike = named.filter(company => mayShareCity(row, company))
  if (alike.length > 0) return forReview('same_name', alike)
  const near = row.cityId ? possible(known.bySpelling(norm, row.cityId)) : []
  if (near.length > 0) return forReview('near_spelling', near)

  const id = companyId(row)
  const before = known.byId(id)
  if (!before) return { act: 'create', id }
  return conflicts(row, before) ? forReview('same_name', [before]) : { act: 'join', company: before }
}

function single(companies: KnownCompany[], doubt: Doubt): Decision {
  const [first, ...others] = companies
  return first && others.length === 0 ? { act: 'join', company: first } : forReview(doubt, companies)
}

const forReview = (doubt: Doubt, companies: KnownCompany[]): Decision => ({
  act: 'ask',
  doubt,
  companies: companies.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MOST_ALIKE),
})

const conflicts = (row: DirectoryRow, company: KnownCompany): boolean =>
  row.ticker !== null && company.ticker !== null && row.ticker !== company.ticker

const mayShareCity = (row: DirectoryRow, company: KnownCompany): boolean =>
  row.cityId === null || company.cityId === null || row.cityId === company.cityId

type Named = Pick<DirectoryRow, 'name' | 'legalForm' | 'cityId'>

/** Legal form, name and city: the name as written except for case and spaces, since normal forms lose too much. */
const identityName = ({ name, legalForm, cityId }: Named): string =>
  JSON.stringify([legalForm, name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(), cityId])

/**
 * Deterministic id of the company that a row creates: the same row gives the same company on every run and every
 * machine.
 */
export const companyId = (row: DirectoryRow): string =>
  uuidOf(row.ticker ? `company ticker ${row.ticker}` : `company name ${identityName(row)}`)

/** Identity of a row, without its line number: a row that was read before is not processed again. */
export const rowKey = ({ line: _, ...facts }: DirectoryRow): string =>
  uuidOf(`row ${JSON.stringify(Object.entries(facts).sort())}`)

/** A version 8 UUID with 122 bits of a hash. */
function uuidOf(text: string): string {
  const hex = hash('sha256', `kerjajujur directory ${text}`, 'hex')
  const variant = ((Number.parseInt(hex[16] as string, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The facts that a row has and its company lacks. Existing facts are never overwritten. */
export function missingFacts(company: KnownCompany, row: DirectoryRow): Partial<KnownCompany> {
  const keys = ['legalName', 'legalForm', 'ticker', 'industry', 'host', 'cityId'] as const
  const missing = keys.filter(key => company[key] === null && row[key] !== null)
  return Object.fromEntries(missing.map(key => [key, row[key]]))
}
