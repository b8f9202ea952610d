import type { Thing, ThingThere } from '#shared/contract/contact/desk-inquiry.ts'
import { pageAt, type PageName } from '#shared/paths.ts'
import { hasDot, readAddress } from '#shared/contract/contact/address.ts'
import { mailboxOf } from '#shared/rules/mail/mailbox.ts'
import { findListedBySlug } from '#server/companies/find.ts'
import { listCommentsOf } from '#server/pay/comments.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { failField } from '#server/platform/http/errors.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import { idBegin, openAsking } from './inquiry-box.ts'
import * as store from './store.ts'

type With = Pick<Parts, 'db' | 'config'>

/**
 * The content at an address that a sender wrote: the path, if it is a page of ours, and the items that can be removed
 * from it.
 */
export async function thingsAt(
  { db, config }: With,
  address: string | null,
): Promise<{ path: string | null; things: ThingThere[] }> {
  const path = pathIn(readAddress(address ?? '', config.publicUrl), config.publicUrl)
  const page = path && pageAt(path)
  return page ? { path, things: await listAt(db.content, page, path) } : { path: null, things: [] }
}

/**
 * Refuses text that is no address, and a page of ours without removable content. Addresses of other sites are left to
 * the team.
 */
export async function checkAddress({ db, config }: With, address: string): Promise<void> {
  const url = readAddress(address, config.publicUrl)
  const path = pathIn(url, config.publicUrl)
  if (path === null) return url && hasDot(url) ? undefined : failField('address', 'no_address')
  const page = pageAt(path)
  // A company's profile can be restored to an earlier version.
  const said = page === 'company' && (await findListedBySlug(db.content, path.split('/').at(-1) ?? ''))
  if (!said && (!page || (await listAt(db.content, page, path)).length === 0))
    failField('address', 'names_nothing')
}

/** The decided report of a ticket, if it came from the same address; otherwise null. */
export async function findEarlierReport(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  ticket: string | null | undefined,
  email: string,
): Promise<string | null> {
  const begin = ticket ? idBegin(ticket) : undefined
  if (!begin) return null
  const found = await store.listBeginning(db.content, 'takedown', begin)
  const mailbox = mailboxOf(email)
  const own = found.find(
    ({ id, sealed }) => sealed && mailboxOf(openAsking(secrets, { id, sealed }).email) === mailbox,
  )
  return own?.id ?? null
}

export const isSame = (one: Thing | null | undefined, other: Thing): boolean =>
  one?.subject === other.subject && one.id === other.id

/** The path of an address of our site; null for other sites. */
function pathIn(url: URL | null, ours: string): string | null {
  return url?.host === new URL(ours).host ? url.pathname.replace(/(?<=.)\/$/, '') : null
}

async function listAt(sql: Sql, page: PageName, path: string): Promise<ThingThere[]> {
  const parts = path.split('/')
  const id = parts.at(-1) ?? ''
  if (page === 'companySalaries') return commentsAt(sql, parts.at(-2))
  if (!isUuid(id)) return []
  if (page === 'review') return store.listOfReview(sql, id)
  if (page === 'job') return store.listOfVacancy(sql, id)
  return page === 'question' ? store.listOfQuestion(sql, id) : []
}

/**
 * Comments as readers see them: while none of the company's pay is shown, only examined ones, which wait for a verdict.
 */
async function commentsAt(sql: Sql, slug: string | undefined): Promise<ThingThere[]> {
  const company = slug ? await findListedBySlug(sql, slug) : undefined
  if (!company) return []
  const shown = await listCommentsOf(sql, company.id)
  const there = await store.listOfPay(sql, company.id)
  return shown.length > 0 ? there : there.filter(({ examined }) => examined)
}
