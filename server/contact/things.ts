import type { Thing, ThingThere } from '#shared/contract/contact/desk-inquiry.ts'
import { pageAt } from '#shared/paths.ts'
import { findListedBySlug } from '#server/companies/find.ts'
import { listCommentsOf } from '#server/pay/comments.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

/** What stands at an address that somebody wrote: the page, where it is one of ours, and what can be taken from it. */
export async function thingsAt(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  address: string | null,
): Promise<{ path: string | null; things: ThingThere[] }> {
  const sql = db.content
  const path = pathIn(address ?? '', config.publicUrl)
  const page = path && pageAt(path)
  if (!page) return { path: null, things: [] }
  const parts = path.replace(/\/$/, '').split('/')
  const id = parts.at(-1) ?? ''
  if (page === 'companySalaries') return { path, things: await commentsAt(sql, parts.at(-2)) }
  if (!isUuid(id)) return { path, things: [] }
  if (page === 'review') return { path, things: await store.listOfReview(sql, id) }
  return { path, things: page === 'question' ? await store.listOfQuestion(sql, id) : [] }
}

export const isSame = (one: Thing | null | undefined, other: Thing): boolean =>
  one?.subject === other.subject && one.id === other.id

/** Of `https://site/path?more#part`, `site/path` and `/path` the path, where the site is ours; what another one says of its own is none of it. */
function pathIn(address: string, ours: string): string | undefined {
  const said = address.trim()
  const url = URL.parse(/^(https?:\/)?\//i.test(said) ? said : `https://${said}`, ours)
  return url?.host === new URL(ours).host ? url.pathname : undefined
}

/** As readers see them: none while nothing of the company's pay is shown. */
async function commentsAt(sql: Sql, slug: string | undefined): Promise<ThingThere[]> {
  const company = slug ? await findListedBySlug(sql, slug) : undefined
  const shown = company ? await listCommentsOf(sql, company.id) : []
  return company && shown.length > 0 ? store.listOfPay(sql, company.id) : []
}
