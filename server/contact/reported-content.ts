import type { ContentRef, FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import { pageAt, type PageName } from '#shared/paths.ts'
import { hasDot, readAddress } from '#shared/contract/contact/address.ts'
import { mailboxOf } from '#shared/rules/mail/mailbox.ts'
import { findListedBySlug } from '#server/companies/find.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import { failField } from '#server/platform/http/errors.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import { idPrefix, openInquiry } from './inquiry-box.ts'
import * as store from './store.ts'

type Deps = Pick<Parts, 'db' | 'config'> & { takedowns: Takedowns }

/**
 * The content at an address that a sender wrote: the path, if it is a page of ours, and the items that can be removed
 * from it.
 */
export async function contentAt(
  parts: Deps,
  address: string | null,
): Promise<{ path: string | null; contents: FoundContent[] }> {
  const { publicUrl } = parts.config
  const path = pathOnSite(readAddress(address ?? '', publicUrl), publicUrl)
  const page = path && pageAt(path)
  return page ? { path, contents: await listAt(parts, page, path) } : { path: null, contents: [] }
}

/**
 * Refuses text that is no address, and a page of ours without removable content. Addresses of other sites are left to
 * the team.
 */
export async function checkAddress(parts: Deps, address: string): Promise<void> {
  const { db, config } = parts
  const url = readAddress(address, config.publicUrl)
  const path = pathOnSite(url, config.publicUrl)
  if (path === null) return url && hasDot(url) ? undefined : failField('address', 'no_address')
  const page = pageAt(path)
  // A company's profile can be restored to an earlier version.
  const company = page === 'company' && (await findListedBySlug(db.content, path.split('/').at(-1) ?? ''))
  if (!company && (!page || (await listAt(parts, page, path)).length === 0))
    failField('address', 'names_nothing')
}

/** The decided report of a ticket, if it came from the same address; otherwise null. */
export async function findEarlierReport(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  ticket: string | null | undefined,
  email: string,
): Promise<string | null> {
  const prefix = ticket ? idPrefix(ticket) : undefined
  if (!prefix) return null
  const found = await store.listByIdPrefix(db.content, 'takedown', prefix)
  const mailbox = mailboxOf(email)
  const ownReport = found.find(
    ({ id, sealed }) => sealed && mailboxOf(openInquiry(secrets, { id, sealed }).email) === mailbox,
  )
  return ownReport?.id ?? null
}

export const isSame = (one: ContentRef | null | undefined, other: ContentRef): boolean =>
  one?.subject === other.subject && one.id === other.id

/** The path of an address of our site; null for other sites. */
function pathOnSite(url: URL | null, ours: string): string | null {
  return url?.host === new URL(ours).host ? url.pathname.replace(/(?<=.)\/$/, '') : null
}

async function listAt({ db, takedowns }: Deps, page: PageName, path: string): Promise<FoundContent[]> {
  const parts = path.split('/')
  const isByCompany = page === 'companySalaries'
  const key = parts.at(isByCompany ? -2 : -1) ?? ''
  return isByCompany || isUuid(key) ? takedowns.listAt(db.content, page, key) : []
}
