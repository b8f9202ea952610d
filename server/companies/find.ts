import { normalCompanyName } from '#shared/rules/company-name.ts'
import { LISTED } from './status.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import * as store from './store.ts'
import type { Company, CountedCompany, NamedCompany } from './store.ts'

export type { Company, CountedCompany, NamedCompany } from './store.ts'

/** The listed company that a slug leads to now, following renames and merges. */
export async function findListedBySlug(sql: Queryable, slug: string): Promise<CountedCompany | undefined> {
  const company = await store.findBySlug(sql, slug)
  return company?.status === LISTED ? company : undefined
}

export async function getCompanyBySlug(sql: Queryable, slug: string): Promise<CountedCompany> {
  return (await findListedBySlug(sql, slug)) ?? fail('not_found')
}

/** In any state. */
export const findCompanyById = (sql: Queryable, id: string): Promise<Company | undefined> =>
  store.findById(sql, id)

export async function getCompany(sql: Queryable, id: string): Promise<Company> {
  return (await store.findById(sql, id)) ?? fail('not_found')
}

/** The company that an id stands for now: for a merged one, its target. */
export async function getSurvivor(sql: Queryable, id: string): Promise<Company> {
  return (await store.findSurvivor(sql, id)) ?? fail('not_found')
}

export async function listNamed(
  sql: Queryable,
  ids: string[],
): Promise<Map<string, Pick<Company, 'id' | 'slug' | 'name'>>> {
  return new Map((await store.listNamed(sql, ids)).map(company => [company.id, company]))
}

/** Locks the company's row for a decision; a concurrent transaction waits and then sees the decision. */
export async function lockCompany(tx: Tx, id: string): Promise<Company> {
  return (await store.lockById(tx, id)) ?? fail('not_found')
}

export async function findListedCompany(sql: Queryable, id: string): Promise<Company | undefined> {
  const company = await store.findById(sql, id)
  return company?.status === LISTED ? company : undefined
}

/** The same with the stored figures of its reviews and pay. */
export async function findListedCounted(sql: Queryable, id: string): Promise<CountedCompany | undefined> {
  const company = await store.findCountedById(sql, id)
  return company?.status === LISTED ? company : undefined
}

/** Listed companies with this name: several real ones may share it, in different cities. */
export const listNamesakes = (sql: Queryable, name: string, limit: number): Promise<NamedCompany[]> =>
  store.listNamesakes(sql, normalCompanyName(name), limit)

/** Listed companies whose name starts with this one and is longer. */
export const listBeginning = (sql: Queryable, name: string, limit: number): Promise<NamedCompany[]> =>
  store.listBeginning(sql, normalCompanyName(name), limit)

/** Whether a mail domain seems to be a listed company's: its website's host, or a subdomain of it. */
export function isCompanysMail(sql: Queryable, domain: string): Promise<boolean> {
  const labels = domain.split('.')
  return store.hasHost(
    sql,
    labels.map((_, at) => labels.slice(at).join('.')),
  )
}

/** All merged companies, each with the company that it stands for now. */
export async function listMerged(sql: Queryable): Promise<Map<string, string>> {
  return new Map((await store.listMerged(sql)).map(({ id, merged_into }) => [id, merged_into]))
}

export const listMergedIds = (sql: Queryable, id: string): Promise<string[]> => store.listMergedIds(sql, id)

/** Companies that were merged into this one since a year began: in that year somebody may have written under their ids. */
export const listMergedSince = (
  sql: Queryable,
  id: string,
  year: number,
): Promise<{ id: string; name: string }[]> => store.listMergedSince(sql, id, year)

/** For those of these companies that are listed, all ids that stand for them, each with the company's current id. */
export const listAllIds = (sql: Queryable, ids: string[]): Promise<{ id: string; company_id: string }[]> =>
  store.listAllIds(sql, ids, LISTED)
