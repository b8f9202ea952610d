import { href } from '#shared/paths.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { createOwner } from '../create-owner.ts'
import { newLink } from '../links.ts'
import { openPerson } from '../person.ts'
import { beginning } from '../subscription.ts'
import { insertMembership, listOwners } from '../store.ts'
import { openClaimant } from './claim-box.ts'
import { MAIL_WORDS } from './claim-mails.ts'
import * as store from './store.ts'

/** The link waits over a long weekend; later ones are asked for at the sign-in. */
const CHOOSE_MINUTES = 7 * 24 * 60

/**
 * What an approved claim leads to, in the other schema: the account, the trial, and a mail whose link lets its owner choose
 * a password. Whoever speaks for the company already is told. The account has the claim's id: a second run finds it.
 */
export async function openArea(parts: Parts, { id, since }: { id: string; since: string }): Promise<void> {
  const { db, secrets, config, wake } = parts
  const claim = await store.findClaim(db.content, id)
  if (claim?.state !== 'approved') return
  const { name, email, phone, role } = openClaimant(secrets, claim)
  const company = await getSurvivor(db.content, claim.company_id)
  const { locale } = claim
  await db.begin('identity', async tx => {
    const colleagues = await listOwners(tx, company.id)
    const person = { company_id: company.id, locale, name, email, phone, role }
    if (!(await createOwner(parts, tx, person, id))) return
    await insertMembership(tx, { company_id: company.id, ...beginning('trial', since) })
    const token = await newLink(parts, tx, id, CHOOSE_MINUTES)
    const link = `${config.publicUrl}${href(locale, 'ownerChangePassword')}#${token}`
    const words = MAIL_WORDS[locale].claimApproved({ name, company: company.name, link })
    await queueMessage(tx, parts, { channel: 'email', to: email, ...words })
    for (const other of colleagues) {
      const to = openPerson(secrets, other)
      const told = MAIL_WORDS[other.locale].colleagueJoined({
        name: to.name,
        company: company.name,
        other: name,
      })
      await queueMessage(tx, parts, { channel: 'email', to: to.email, ...told })
    }
  })
  wake()
}
