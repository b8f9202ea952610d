import type { Thing, ThingThere } from '#shared/contract/contact/desk-inquiry.ts'
import { pageAt } from '#shared/paths.ts'
import { findListedBySlug } from '#server/companies/find.ts'
import { listCommentsOf } from '#server/pay/comments.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import * as store from './store.ts'

/** What stands at an address that somebody wrote: the page, where it is one of ours, and what can be taken from it. */
export async function thingsAt(
  sql: Sql,
  address: string | null,
): Promise<{ path: string | null; things: ThingThere[] }> {
  const path = pathIn(address ?? '')
  const page = pageAt(path)
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

/** Of `https://site/path?more#part` and of `site/path` the path. */
const pathIn = (address: string): string =>
  address
    .trim()
    .replace(/^(?:https?:\/\/)?[^/]+/i, '')
    .replace(/[?#].*$/s, '') || '/'

async function commentsAt(sql: Sql, slug: string | undefined): Promise<ThingThere[]> {
  const company = slug ? await findListedBySlug(sql, slug) : undefined
  const comments = company ? await listCommentsOf(sql, company.id) : []
  return comments.map(({ id, words, stub }) => ({
    subject: 'salary_comment',
    id,
    words: stub ? null : words,
    locale: null,
  }))
}
