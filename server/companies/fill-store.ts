import type { Tx } from '#server/platform/db/db.ts'
import type { MissingFacts } from './fill.ts'
import type { Company } from './store.ts'

type Names = Pick<Company, 'id' | 'status' | 'name' | 'legal_name' | 'legal_form' | 'ticker' | 'website_host'>

export async function listNames(tx: Tx, ids: string[]): Promise<Names[]> {
  return tx<Names[]>`
    select id, status, name, legal_name, legal_form, ticker, website_host from content.company
    where id = any(${ids}::uuid[]) order by id for update`
}

export async function fillMissing(tx: Tx, facts: ReadonlyMap<string, MissingFacts>): Promise<void> {
  const rows = [...facts].map(([id, known]) => ({ id, ...known }))
  await tx`
    update content.company c set
      legal_name = coalesce(c.legal_name, f.legal_name),
      legal_form = coalesce(c.legal_form, f.legal_form),
      ticker = coalesce(c.ticker, f.ticker),
      industry = coalesce(c.industry, f.industry),
      website_host = coalesce(c.website_host, f.website_host),
      city_id = coalesce(c.city_id, f.city_id)
    from jsonb_to_recordset(${tx.json(rows)}) as f (
      id uuid, legal_name text, legal_form text, ticker text, industry text, website_host text, city_id text)
    where c.id = f.id`
}

/** Also copies a city or industry that was missing to the search row. */
export async function updateSearchTexts(tx: Tx, texts: ReadonlyMap<string, string>): Promise<void> {
  await tx`
    update content.company_stats s set search_text = t.search_text, city_id = c.city_id, industry = c.industry
    from unnest(${[...texts.keys()]}::uuid[], ${[...texts.values()]}::text[]) as t (id, search_text)
    join content.company c on c.id = t.id
    where s.company_id = t.id`
}
