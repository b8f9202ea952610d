import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { ownerMails as en } from '#shared/messages/en/owners/owner-mails.ts'
import { ownerMails as id } from '#shared/messages/id/owners/owner-mails.ts'
import { href } from '#shared/paths.ts'
import { limitedMailbox, mailboxOf } from '#shared/rules/mail/mailbox.ts'
import { endSessionsOf } from '#server/accounts/sessions.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts } from '#server/platform/parts.ts'
import { createOwner } from './create-owner.ts'
import { newLink } from './links.ts'
import { queueHistoryAct } from './own-history.ts'
import { getOwner } from './owner.ts'
import { openPerson, ownerIndex, sealPerson } from './person.ts'
import * as store from './store.ts'

const WORDS = { id, en }
const CHOOSE_MINUTES = 7 * 24 * 60
/** Each invitation sends a mail to an address that a user typed. */
const INVITED_DAY: Rule = { name: 'owner-invited-day', most: 20, seconds: 24 * 3600 }
const INVITED_ADDRESS: Rule = { name: 'owner-invited-address', most: 3, seconds: 24 * 3600 }

type Colleagues = Output<'ownerColleagues'>

/** All owners and invited colleagues of the caller's company. */
export async function listColleagues(parts: Parts, context: Context): Promise<Colleagues> {
  const { id: ownId, company } = await getOwner(parts, context, 'colleagues')
  const rows = await store.listColleagues(parts.db.identity, company.id)
  return {
    colleagues: rows.map(row => ({
      ...openPerson(parts.secrets, row),
      id: row.id,
      is_you: row.id === ownId,
      has_password: row.password !== null,
    })),
  }
}

/**
 * Creates a colleague's account and mails a link to choose a password; mails it again to a colleague who has not chosen
 * one. An address that represents another company gets the same answer; only the mail to it discloses that.
 */
export async function inviteColleague(
  parts: Parts,
  { name, email, role }: HandlerInput<'inviteColleague'>['body'],
  context: Context,
): Promise<Colleagues> {
  const { db, clock, secrets, limits, wake } = parts
  const { id: ownerId, company, user } = await getOwner(parts, context, 'colleagues')
  const index = ownerIndex(secrets, email)
  const holder = await store.findOwnerByEmail(db.identity, index)
  const representsOther = holder !== undefined && holder.company_id !== company.id
  if (holder && !representsOther && holder.password !== null) failField('email', 'owner_here')
  orWait(
    await limits.everywhere.take(
      { rule: INVITED_DAY, of: [company.id] },
      { rule: INVITED_ADDRESS, of: [limitedMailbox(email)] },
    ),
  )
  const existing = await findInvited(parts, company.id, email)
  const { locale } = context
  // A colleague without a password is written to at the address of the account, however the same mailbox is spelled
  // now.
  const to = existing ? openPerson(secrets, existing).email : email
  const person = { company_id: company.id, locale, name, email: to, role, phone: null }
  await db.begin('identity', async tx => {
    const createdId = existing ? undefined : await createOwner(parts, tx, person, { representsOther })
    const invited = existing?.id ?? createdId
    if (!invited) return
    if (!representsOther) await store.putIndex(tx, invited, index)
    await sendInvitation(parts, tx, {
      ...person,
      id: invited,
      company: company.name,
      by: user.name,
      representsOther,
    })
    if (!createdId) return
    const done = {
      company_id: company.id,
      owner_id: ownerId,
      act: 'colleague_invited',
      subject_id: createdId,
    } as const
    await queueHistoryAct(tx, clock, done)
  })
  wake()
  return listColleagues(parts, context)
}

/** The company's owner or invited colleague with this mailbox. */
async function findInvited({ db, secrets }: Parts, companyId: string, email: string) {
  const rows = await store.listColleagues(db.identity, companyId)
  return rows.find(row => mailboxOf(openPerson(secrets, row).email) === mailboxOf(email))
}

type Invited = {
  id: string
  locale: Locale
  name: string
  email: string
  company: string
  by: string
  representsOther: boolean
}

/** A lost invitation can be sent again: at most one mail a day, however often it is requested. */
async function sendInvitation(
  parts: Parts,
  tx: Tx,
  { id: ownerId, locale, name, email, company, by, representsOther }: Invited,
): Promise<void> {
  const pageUrl = (page: 'contact' | 'ownerChangePassword') => parts.config.publicUrl + href(locale, page)
  const values = { name, company, by }
  const mail = representsOther
    ? WORDS[locale].invitedElsewhere({ ...values, contact: pageUrl('contact') })
    : WORDS[locale].invited({
        ...values,
        link: `${pageUrl('ownerChangePassword')}#${await newLink(parts, tx, ownerId, CHOOSE_MINUTES)}`,
      })
  const once = `invited:${ownerId}:${dayOf(parts.clock.now())}`
  await queueMessage(tx, parts, { channel: 'email', locale, to: email, ...mail, once })
}

/**
 * Ends a colleague's account at once. Nobody can remove themselves, so that a company always keeps a representative.
 */
export async function removeColleague(parts: Parts, id: string, context: Context): Promise<Colleagues> {
  const { db, clock, secrets, wake } = parts
  const { id: ownerId, company } = await getOwner(parts, context, 'colleagues')
  const row = await store.findOwner(db.identity, id)
  if (!row || row.company_id !== company.id) return fail('not_found')
  if (id === ownerId) return fail('conflict')
  const { name, email } = openPerson(secrets, row)
  await db.begin('identity', async tx => {
    const colleagues = await store.lockOwners(tx, row.company_id)
    if (!colleagues.some(one => one.id === ownerId)) fail('unauthenticated')
    const wasRepresentative = colleagues.some(one => one.id === id && one.represents)
    // Only the name remains, for the company's history.
    const sealed = sealPerson(secrets, id, { name, email: '', role: '', phone: null })
    if (!(await store.removeOwner(tx, { id, sealed, removed_on: dayOf(clock.now()) }))) return
    await store.deleteLinks(tx, id)
    await endSessionsOf(tx, 'owner', id)
    if (wasRepresentative)
      await notifyRemoved(parts, tx, { locale: row.locale, name, email, company: company.name })
    const done = {
      company_id: company.id,
      owner_id: ownerId,
      act: 'colleague_removed',
      subject_id: id,
    } as const
    await queueHistoryAct(tx, clock, done)
  })
  wake()
  return listColleagues(parts, context)
}

async function notifyRemoved(
  parts: Parts,
  tx: Tx,
  { locale, name, email: to, company }: Pick<Invited, 'locale' | 'name' | 'email' | 'company'>,
): Promise<void> {
  const contact = parts.config.publicUrl + href(locale, 'contact')
  const letter = WORDS[locale].removed({ name, company, contact })
  await queueMessage(tx, parts, { channel: 'email', locale, to, ...letter })
}

/** Data that owners change about themselves. The address is their sign-in name, so only the team can change it. */
export async function changeAccount(
  parts: Parts,
  { name, role, phone }: HandlerInput<'changeAccount'>['body'],
  context: Context,
): Promise<{ done: true }> {
  const { db, secrets } = parts
  const { id: ownerId, user } = await getOwner(parts, context, 'account')
  await store.putPerson(
    db.identity,
    ownerId,
    sealPerson(secrets, ownerId, { email: user.email, name, role, phone }),
  )
  return { done: true }
}
