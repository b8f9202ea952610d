import { normalCompanyName } from '#shared/rules/company-name.ts'
import { LISTED } from './status.ts'
import type { Queryable, Tx } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import * as store from './store.ts'
import type { Company, CountedCompany } from './store.ts'

export type { Company, CountedCompany } from './store.ts'

/** The listed company that a slug leads to now: renamed and merged ones are followed. */
export async function findCompanyBySlug(sql: Queryable, slug: string): Promise<CountedCompany | undefined> {
  const company = await store.findBySlug(sql, slug)
  return company?.status === LISTED ? company : undefined
}

export async function getCompanyBySlug(sql: Queryable, slug: string): Promise<CountedCompany> {
  return (await findCompanyBySlug(sql, slug)) ?? fail('not_found')
}

/** A company by its id, in whatever state. */
export const findCompanyById = (sql: Queryable, id: string): Promise<Company | undefined> =>
  store.findById(sql, id)

export async function getCompany(sql: Queryable, id: string): Promise<Company> {
  return (await store.findById(sql, id)) ?? fail('not_found')
}

/** A company that the transaction decides about: whoever comes second waits, and finds what was decided. */
export async function lockCompany(tx: Tx, id: string): Promise<Company> {
  return (await store.lockById(tx, id)) ?? fail('not_found')
}

export async function findListedCompany(sql: Queryable, id: string): Promise<Company | undefined> {
  const company = await store.findById(sql, id)
  return company?.status === LISTED ? company : undefined
}

/** Listed companies of this name: real ones may share it, in different cities. */
export const listNamesakes = (sql: Queryable, name: string, limit: number) =>
  store.listNamesakes(sql, normalCompanyName(name), limit)

/** The ids that a company has had: its own, and those of companies merged into it. */
export const listMergedIds = (sql: Queryable, id: string): Promise<string[]> => store.listMergedIds(sql, id)
