import type { Tx } from '#server/platform/db/db.ts'
import type { Company } from './store.ts'

export type CompanyInsert = Company & { name_norm: string; listed_on: string }
export type SearchRow = {
  company_id: string
  status: number
  name_norm: string
  search_text: string
  listed_on: string
  city_id: string | null
  industry: string | null
}

/** Reserves slugs for companies; returns those that were free, or already the company's own. */
export async function insertSlugs(tx: Tx, wanted: Map<string, string>): Promise<string[]> {
  if (wanted.size === 0) return []
  const rows = await tx<{ slug: string }[]>`
    insert into content.company_slug (slug, company_id)
    select slug, company_id from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::uuid[]) as given (slug, company_id)
    on conflict (slug) do update set slug = excluded.slug where company_slug.company_id = excluded.company_id
    returning slug`
  return rows.map(row => row.slug)
}

/**
 * One JSON parameter, because a statement with a variable number of parameters would be prepared and cached once per
 * number of rows.
 */
export async function insertCompanies(tx: Tx, rows: CompanyInsert[]): Promise<void> {
  await tx`
    insert into content.company (
      id, slug, status, name, legal_name, legal_form, ticker, industry, size_band, founded_year, website_host, city_id,
      summary_id, summary_en, name_norm, listed_on)
    select id, slug, status, name, legal_name, legal_form, ticker, industry, size_band, founded_year, website_host, city_id,
      summary_id, summary_en, name_norm, listed_on
    from jsonb_to_recordset(${tx.json(rows)}) as r (
      id uuid, slug text, status smallint, name text, legal_name text, legal_form text, ticker text, industry text,
      size_band text, founded_year smallint, website_host text, city_id text, summary_id text, summary_en text,
      name_norm text, listed_on date)`
}

/** The row of figures starts empty, with the columns that searches need. */
export async function insertSearchRows(tx: Tx, rows: SearchRow[]): Promise<void> {
  await tx`
    insert into content.company_stats (company_id, status, name_norm, search_text, listed_on, city_id, industry)
    select company_id, status, name_norm, search_text, listed_on, city_id, industry
    from jsonb_to_recordset(${tx.json(rows)}) as r (
      company_id uuid, status smallint, name_norm text, search_text text, listed_on date, city_id text, industry text)`
}

export async function updateSearchRow(tx: Tx, row: SearchRow): Promise<void> {
  await tx`
    update content.company_stats
    set status = ${row.status}, name_norm = ${row.name_norm}, search_text = ${row.search_text}, listed_on = ${row.listed_on},
      city_id = ${row.city_id}, industry = ${row.industry}
    where company_id = ${row.company_id}`
}

/** Returns the words that no company had used before. */
export async function addWordUses(tx: Tx, uses: Map<string, number>): Promise<string[]> {
  if (uses.size === 0) return []
  const rows = await tx<{ word: string; uses: number }[]>`
    insert into content.search_word as w (word, uses)
    select word, uses from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::int[]) as given (word, uses)
    on conflict (word) do update set uses = w.uses + excluded.uses
    returning word, uses`
  return rows.filter(row => row.uses === uses.get(row.word)).map(row => row.word)
}

export async function removeWordUses(tx: Tx, uses: Map<string, number>): Promise<void> {
  await tx`
    update content.search_word w set uses = greatest(0, w.uses - gone.uses)
    from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::int[]) as gone (word, uses)
    where w.word = gone.word`
}

export async function insertTypos(tx: Tx, typos: { typo: string; word: string }[]): Promise<void> {
  if (typos.length === 0) return
  await tx`
    insert into content.search_typo (typo, word)
    select typo, word from unnest(${typos.map(row => row.typo)}::text[], ${typos.map(row => row.word)}::text[]) as given (typo, word)
    on conflict do nothing`
}

export async function getListedOn(tx: Tx, id: string): Promise<string> {
  const [row] = await tx<{ listed_on: string }[]>`select listed_on from content.company where id = ${id}`
  return row?.listed_on as string
}

export async function updateCompany(tx: Tx, { id, ...facts }: CompanyInsert): Promise<void> {
  await tx`update content.company set ${tx(facts)} where id = ${id}`
}

/** False if the company was merged, or its target is no longer listed, because another editor was first. */
export async function mergeInto(tx: Tx, id: string, into: string, year: number): Promise<boolean> {
  const rows = await tx`
    update content.company set status = 2, merged_into = ${into}, merged_year = ${year}
    where id = ${id} and status <> 2 and exists (select 1 from content.company c where c.id = ${into} and c.status = 1) returning 1`
  await tx`update content.company set merged_into = ${into} where merged_into = ${id}`
  await tx`update content.company_stats set status = 2 where company_id = ${id}`
  await tx`delete from content.company_integrity where company_id = ${id}`
  return rows.length > 0
}

export async function decline(tx: Tx, id: string): Promise<void> {
  await tx`update content.company set status = 3 where id = ${id} and status = 0`
  await tx`update content.company_stats set status = 3 where company_id = ${id}`
}

export async function reopen(tx: Tx, id: string): Promise<void> {
  await tx`update content.company set status = 0 where id = ${id} and status = 3`
  await tx`update content.company_stats set status = 0 where company_id = ${id} and status = 3`
}
