import { href } from '#shared/paths.ts'
import { markClaimed } from '#server/companies/claim-mark.ts'
import { getSurvivor, type Company } from '#server/companies/find.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { createOwner } from '../create-owner.ts'
import { newLink } from '../links.ts'
import { newMembership } from '../subscription.ts'
import { insertMembership, listOwners, listPeople } from '../store.ts'
import { openClaimant } from './claim-box.ts'
import { MAIL_WORDS, notifyJoined } from './claim-mails.ts'
import * as store from './store.ts'

/** The link outlasts a long weekend; later links are requested at the sign-in. */
const CHOOSE_MINUTES = 7 * 24 * 60

/**
 * Consequences of an approved claim in the identity schema: the account, the trial, and a mail with a link to choose a
 * password; existing representatives are informed. The account has the claim's id, so a second run finds it. Only then
 * do readers see the company as claimed; if the address represents a company by now, the claim returns to the desk.
 */
export async function openArea(parts: Parts, { id, since }: { id: string; since: string }): Promise<void> {
  const { db, wake } = parts
  const claim = await store.findClaim(db.content, id)
  if (claim?.state !== 'approved') return
  const company = await getSurvivor(db.content, claim.company_id)
  const isOwner = await db.begin('identity', async tx => {
    const [existing] = await listPeople(tx, [id])
    return existing !== undefined || createAccount(tx, parts, { claim, company, since })
  })
  if (!isOwner) await store.reopen(db.content, id)
  else await db.begin('content', tx => markClaimed(tx, company.id, since))
  wake()
}

type Approved = { claim: store.ClaimRow; company: Company; since: string }

/** False if the address already represents a company. */
async function createAccount(tx: Tx, parts: Parts, { claim, company, since }: Approved): Promise<boolean> {
  const { secrets, config } = parts
  const { id, locale } = claim
  const { name, email, phone, role } = openClaimant(secrets, claim)
  const colleagues = await listOwners(tx, company.id)
  const person = { company_id: company.id, locale, name, email, phone, role }
  if (!(await createOwner(parts, tx, person, { id }))) return false
  await insertMembership(tx, { company_id: company.id, ...newMembership('trial', since) })
  const token = await newLink(parts, tx, id, CHOOSE_MINUTES)
  const link = `${config.publicUrl}${href(locale, 'ownerChangePassword')}#${token}`
  const words = MAIL_WORDS[locale].claimApproved({ name, company: company.name, link })
  await queueMessage(tx, parts, { channel: 'email', locale, to: email, ...words })
  for (const other of colleagues) await notifyJoined(tx, parts, other, { company: company.name, other: name })
  return true
}
