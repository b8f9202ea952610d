import { randomBytes, randomUUID } from 'node:crypto'
import type { Industry, LegalForm, SizeBand } from '#shared/contract/keys.ts'
import { isReservedSlug, legalFormOf, normalCompanyName, slugOf } from '#shared/rules/company-name.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './entry-store.ts'
import { searchText, wordsOf } from './search-text.ts'
import { LISTED, type PENDING } from './status.ts'
import { addWords } from './vocabulary.ts'

export type NewCompany = {
  /** For a company that is not listed yet the browser makes the id; otherwise it is made here. */
  id?: string
  /** The preferred slug; if it is omitted or taken, one is made from the name. */
  slug?: string
  /** Listed by default. */
  status?: typeof PENDING | typeof LISTED
  /** The everyday name. */
  name: string
  legal_name?: string | null
  /** Read from the names by default. */
  legal_form?: LegalForm | null
  ticker?: string | null
  industry?: Industry | null
  size_band?: SizeBand | null
  founded_year?: number | null
  website_host?: string | null
  city_id?: string | null
  summary_id?: string | null
  summary_en?: string | null
  /** The day in Jakarta, `YYYY-MM-DD`. */
  listed_on: string
}
export type CreatedCompany = { id: string; slug: string }

/** After this many numbered slugs a random suffix is used: hundreds of companies may share a name. */
const NUMBERED_SLUGS = 5
const MOST_ATTEMPTS = 12

export async function createCompany(tx: Tx, company: NewCompany): Promise<CreatedCompany> {
  const [created] = await createCompanies(tx, [company])
  return created as CreatedCompany
}

/**
 * Inserts companies with slugs, empty figures and search rows, and returns them in the given order; up to a thousand
 * per call. A taken id or ticker throws.
 */
export async function createCompanies(tx: Tx, companies: NewCompany[]): Promise<CreatedCompany[]> {
  if (companies.length === 0) return []
  const entries = companies.map(company => ({ ...company, id: company.id ?? randomUUID() }))
  const slugs = await takeSlugs(tx, entries)
  const rows = entries.map(entry => rowOf(entry, slugs.get(entry.id) as string))
  await store.insertCompanies(tx, rows)
  await store.insertSearchRows(
    tx,
    rows.map(row => ({ ...searchRow(row), company_id: row.id })),
  )
  await addWords(
    tx,
    rows.filter(row => row.status === LISTED).flatMap(row => wordsOf(row)),
  )
  return rows.map(({ id, slug }) => ({ id, slug }))
}

/** Reserves another slug for a renamed company; the old one still leads to it. */
export async function takeSlug(tx: Tx, { id, name }: { id: string; name: string }): Promise<string> {
  const taken = await takeSlugs(tx, [{ id, name }])
  return taken.get(id) as string
}

export const searchRow = (
  company: Parameters<typeof searchText>[0] & {
    status: number
    listed_on: string
    city_id: string | null
    industry: string | null
  },
) => ({
  status: company.status,
  name_norm: normalCompanyName(company.name),
  search_text: searchText(company),
  listed_on: company.listed_on,
  city_id: company.city_id,
  industry: company.industry,
})

function rowOf(entry: NewCompany & { id: string }, slug: string): store.CompanyInsert {
  return {
    id: entry.id,
    slug,
    status: entry.status ?? LISTED,
    name: entry.name,
    legal_name: entry.legal_name ?? null,
    legal_form: entry.legal_form ?? legalFormOf(entry.legal_name ?? '') ?? legalFormOf(entry.name) ?? null,
    ticker: entry.ticker?.toUpperCase() ?? null,
    industry: entry.industry ?? null,
    size_band: entry.size_band ?? null,
    founded_year: entry.founded_year ?? null,
    website_host: entry.website_host?.toLowerCase() ?? null,
    city_id: entry.city_id ?? null,
    summary_id: entry.summary_id ?? null,
    summary_en: entry.summary_en ?? null,
    name_norm: normalCompanyName(entry.name),
    listed_on: entry.listed_on,
  }
}

/**
 * Reserves a slug for each company in the table where slugs are unique; a concurrent caller that loses tries the next
 * one.
 */
async function takeSlugs(
  tx: Tx,
  entries: (Pick<NewCompany, 'slug' | 'name'> & { id: string })[],
): Promise<Map<string, string>> {
  const taken = new Map<string, string>()
  for (let attempt = 1; taken.size < entries.length; attempt++) {
    if (attempt > MOST_ATTEMPTS) throw new Error('No free slug was found')
    const wanted = new Map<string, string>()
    for (const entry of entries) {
      if (taken.has(entry.id)) continue
      const slug = wantedSlug(entry, attempt)
      if (!isReservedSlug(slug) && !wanted.has(slug)) wanted.set(slug, entry.id)
    }
    for (const slug of await store.insertSlugs(tx, wanted)) taken.set(wanted.get(slug) as string, slug)
  }
  return taken
}

function wantedSlug({ slug, name }: Pick<NewCompany, 'slug' | 'name'>, attempt: number): string {
  if (attempt === 1 && slug) return slug
  const again = slug ? attempt - 1 : attempt
  return again <= NUMBERED_SLUGS ? slugOf(name, again) : `${slugOf(name)}-${randomBytes(3).toString('hex')}`
}
