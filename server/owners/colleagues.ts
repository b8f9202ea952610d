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
import { noteLater } from './own-history.ts'
import { getOwner } from './owner.ts'
import { openPerson, ownerIndex, sealPerson } from './person.ts'
import * as store from './store.ts'

const WORDS = { id, en }
const CHOOSE_MINUTES = 7 * 24 * 60
/** Each invitation sends a mail to an address that a user typed. */
const INVITED_DAY: Rule = { name: 'owner-invited-day', most: 20, seconds: 24 * 3600 }
const INVITED_ADDRESS: Rule = { name: 'owner-invited-address', most: 3, seconds: 24 * 3600 }

type Listed = Output<'ownerColleagues'>

/** All owners and invited colleagues of the caller's company. */
export async function listColleagues(parts: Parts, context: Context): Promise<Listed> {
  const { id: own, company } = await getOwner(parts, context, 'colleagues')
  const rows = await store.listColleagues(parts.db.identity, company.id)
  return {
    colleagues: rows.map(row => ({
      ...openPerson(parts.secrets, row),
      id: row.id,
      is_you: row.id === own,
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
): Promise<Listed> {
  const { db, clock, secrets, limits, wake } = parts
  const { id: ownerId, company, user } = await getOwner(parts, context, 'colleagues')
  const index = ownerIndex(secrets, email)
  const speaker = await store.findOwnerByEmail(db.identity, index)
  const isElsewhere = speaker !== undefined && speaker.company_id !== company.id
  if (speaker && !isElsewhere && speaker.password !== null) failField('email', 'owner_here')
  orWait(
    await limits.everywhere.take(
      { rule: INVITED_DAY, of: [company.id] },
      { rule: INVITED_ADDRESS, of: [limitedMailbox(email)] },
    ),
  )
  const before = await findInvited(parts, company.id, email)
  const { locale } = context
  // A colleague without a password is written to at the address of the account, however the same mailbox is spelled
  // now.
  const to = before ? openPerson(secrets, before).email : email
  const person = { company_id: company.id, locale, name, email: to, role, phone: null }
  await db.begin('identity', async tx => {
    const made = before ? undefined : await createOwner(parts, tx, person, { isElsewhere })
    const invited = before?.id ?? made
    if (!invited) return
    if (!isElsewhere) await store.putIndex(tx, invited, index)
    await sendInvitation(parts, tx, {
      ...person,
      id: invited,
      company: company.name,
      by: user.name,
      isElsewhere,
    })
    if (!made) return
    const done = {
      company_id: company.id,
      owner_id: ownerId,
      act: 'colleague_invited',
      subject_id: made,
    } as const
    await noteLater(tx, clock, done)
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
  isElsewhere: boolean
}

/** A lost invitation can be sent again: at most one mail a day, however often it is requested. */
async function sendInvitation(
  parts: Parts,
  tx: Tx,
  { id: ownerId, locale, name, email, company, by, isElsewhere }: Invited,
): Promise<void> {
  const at = (page: 'contact' | 'ownerChangePassword') => parts.config.publicUrl + href(locale, page)
  const told = { name, company, by }
  const letter = isElsewhere
    ? WORDS[locale].invitedElsewhere({ ...told, contact: at('contact') })
    : WORDS[locale].invited({
        ...told,
        link: `${at('ownerChangePassword')}#${await newLink(parts, tx, ownerId, CHOOSE_MINUTES)}`,
      })
  const once = `invited:${ownerId}:${dayOf(parts.clock.now())}`
  await queueMessage(tx, parts, { channel: 'email', locale, to: email, ...letter, once })
}

/**
 * Ends a colleague's account at once. Nobody can remove themselves, so that a company always keeps a representative.
 */
export async function removeColleague(parts: Parts, id: string, context: Context): Promise<Listed> {
  const { db, clock, secrets, wake } = parts
  const { id: ownerId, company } = await getOwner(parts, context, 'colleagues')
  const row = await store.findOwner(db.identity, id)
  if (!row || row.company_id !== company.id) return fail('not_found')
  if (id === ownerId) return fail('conflict')
  const { name, email } = openPerson(secrets, row)
  await db.begin('identity', async tx => {
    const speakers = await store.holdOwners(tx, row.company_id)
    if (!speakers.some(one => one.id === ownerId)) fail('unauthenticated')
    const spoke = speakers.some(one => one.id === id && one.speaks)
    // Only the name remains, for the company's history.
    const sealed = sealPerson(secrets, id, { name, email: '', role: '', phone: null })
    if (!(await store.removeOwner(tx, { id, sealed, removed_on: dayOf(clock.now()) }))) return
    await store.deleteLinks(tx, id)
    await endSessionsOf(tx, 'owner', id)
    if (spoke) await tellRemoved(parts, tx, { locale: row.locale, name, email, company: company.name })
    const done = {
      company_id: company.id,
      owner_id: ownerId,
      act: 'colleague_removed',
      subject_id: id,
    } as const
    await noteLater(tx, clock, done)
  })
  wake()
  return listColleagues(parts, context)
}

async function tellRemoved(
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
