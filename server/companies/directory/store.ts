import type { Tx } from '#server/platform/db/db.ts'
import { MOST_ALIKE, type Doubt, type KnownCompany } from './identity.ts'
import type { DirectoryRow } from './row.ts'

export type CompanyRow = KnownCompany & { mergedInto: string | null }
export type NewCandidate = { key: string; reason: Doubt; companyIds: string[]; row: DirectoryRow }

const IMPORT_LOCK = 7_203_913

/**
 * An advisory lock until the transaction ends: concurrent imports alternate by batch, and each sees what the other has
 * created.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(${IMPORT_LOCK})`
}

export async function listReadRows(tx: Tx, keys: string[]): Promise<string[]> {
  const rows = await tx<
    { key: string }[]
  >`select key from content.import_row where key = any(${keys}::uuid[])`
  return rows.map(row => row.key)
}

export async function addReadRows(tx: Tx, keys: string[]): Promise<void> {
  await tx`insert into content.import_row (key) select unnest(${keys}::uuid[])`
}

export async function listCompaniesById(tx: Tx, ids: string[]): Promise<CompanyRow[]> {
  return tx<CompanyRow[]>`select ${columns(tx)} from content.company where id = any(${ids}::uuid[])`
}

export async function listCompaniesByTicker(tx: Tx, tickers: string[]): Promise<CompanyRow[]> {
  return tx<CompanyRow[]>`select ${columns(tx)} from content.company where ticker = any(${tickers}::text[])`
}

export async function listCompaniesByHost(tx: Tx, hosts: string[]): Promise<CompanyRow[]> {
  return tx<CompanyRow[]>`
    select ${found(tx)} from unnest(${hosts}::text[]) as wanted (host)
    cross join lateral (
      select ${columns(tx)} from content.company where website_host = wanted.host order by id limit ${MOST_ALIKE}
    ) f`
}

/** Companies with these normal forms, in these cities or without a known city; a null city matches any. */
export async function listCompaniesByName(
  tx: Tx,
  names: { norm: string; cityId: string | null }[],
): Promise<CompanyRow[]> {
  const norms = names.map(one => one.norm)
  const cities = names.map(one => one.cityId)
  return tx<CompanyRow[]>`
    select ${found(tx)} from unnest(${norms}::text[], ${cities}::text[]) as wanted (norm, city)
    cross join lateral (
      (select ${columns(tx)} from content.company
        where name_norm = wanted.norm and city_id = wanted.city order by id limit ${MOST_ALIKE})
      union all
      (select ${columns(tx)} from content.company
        where name_norm = wanted.norm and city_id is null order by id limit ${MOST_ALIKE})
      union all
      (select ${columns(tx)} from content.company
        where wanted.city is null and name_norm = wanted.norm and city_id is not null
        order by id limit ${MOST_ALIKE})
    ) f`
}

const columns = (tx: Tx) => tx`
  id, name, name_norm as norm, legal_name as "legalName", legal_form as "legalForm", ticker, industry,
  website_host as host, city_id as "cityId", merged_into as "mergedInto"`

/** The same columns, from a subquery named `f`. */
const found = (tx: Tx) => tx`
  f.id, f.name, f.norm, f."legalName", f."legalForm", f.ticker, f.industry, f.host, f."cityId", f."mergedInto"`

export async function listTakenSlugs(tx: Tx, slugs: string[]): Promise<string[]> {
  const rows = await tx<
    { slug: string }[]
  >`select slug from content.company_slug where slug = any(${slugs}::text[])`
  return rows.map(row => row.slug)
}

export async function listWordsOfForms(tx: Tx, forms: string[]): Promise<{ form: string; word: string }[]> {
  return tx<{ form: string; word: string }[]>`
    select typo as form, word from content.search_typo where typo = any(${forms}::text[])`
}

export async function addCandidates(tx: Tx, candidates: NewCandidate[], day: string): Promise<void> {
  const rows = candidates.map(({ key, reason, companyIds, row }) => ({
    key,
    reason,
    company_ids: companyIds,
    ...row,
  }))
  await tx`
    insert into content.import_candidate
      (key, reason, company_ids, name, legal_name, legal_form, ticker, industry, website_host, city_id, noted_on)
    select key, reason, company_ids, name, "legalName", "legalForm", ticker, industry, host, "cityId", ${day}::date
    from jsonb_to_recordset(${tx.json(rows as never)}) as r (
      key uuid, reason text, company_ids uuid[], name text, "legalName" text, "legalForm" text, ticker text,
      industry text, host text, "cityId" text)
    on conflict (key) do nothing`
}
