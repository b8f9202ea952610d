import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { ownerMails as en } from '#shared/messages/en/owners/owner-mails.ts'
import { ownerMails as id } from '#shared/messages/id/owners/owner-mails.ts'
import { href } from '#shared/paths.ts'
import { limitedMailbox } from '#shared/rules/mail/mailbox.ts'
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
/** Each invitation writes to an address that somebody typed. */
const INVITED_DAY: Rule = { name: 'owner-invited-day', most: 20, seconds: 24 * 3600 }
const INVITED_ADDRESS: Rule = { name: 'owner-invited-address', most: 3, seconds: 24 * 3600 }

type Listed = Output<'ownerColleagues'>

/** Everybody who speaks for the company of who asks. */
export async function listColleagues(parts: Parts, context: Context): Promise<Listed> {
  const { id: own, company } = await getOwner(parts, context, 'colleagues')
  const rows = await store.listOwners(parts.db.identity, company.id)
  return {
    colleagues: rows.map(row => ({
      ...openPerson(parts.secrets, row),
      id: row.id,
      is_you: row.id === own,
      has_password: row.password !== null,
    })),
  }
}

/** Makes a colleague's account, and sends a link to choose a password; to whoever has chosen none yet once more. */
export async function inviteColleague(
  parts: Parts,
  { name, email, role }: HandlerInput<'inviteColleague'>['body'],
  context: Context,
): Promise<Listed> {
  const { db, clock, secrets, limits, wake } = parts
  const { id: ownerId, company, user } = await getOwner(parts, context, 'colleagues')
  const before = await store.findOwnerByEmail(db.identity, ownerIndex(secrets, email))
  if (before && before.company_id !== company.id) failField('email', 'owner_elsewhere')
  if (before && before.password !== null) failField('email', 'owner_here')
  orWait(
    await limits.everywhere.take(
      { rule: INVITED_DAY, of: [company.id] },
      { rule: INVITED_ADDRESS, of: [limitedMailbox(email)] },
    ),
  )
  const { locale } = context
  // A colleague who has chosen no password yet is written to where the account was made, however the mailbox is spelled now.
  const to = before ? openPerson(secrets, before).email : email
  const person = { company_id: company.id, locale, name, email: to, role, phone: null }
  await db.begin('identity', async tx => {
    const made = before ? undefined : await createOwner(parts, tx, person)
    const invited = before?.id ?? made
    if (!invited) return
    await sendInvitation(parts, tx, { ...person, id: invited, company: company.name, by: user.name })
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

type Invited = { id: string; locale: Locale; name: string; email: string; company: string; by: string }

/** Whoever lost the mail is invited anew: once a day, however often it is asked for. */
async function sendInvitation(
  parts: Parts,
  tx: Tx,
  { id: ownerId, locale, name, email, company, by }: Invited,
): Promise<void> {
  const token = await newLink(parts, tx, ownerId, CHOOSE_MINUTES)
  const link = `${parts.config.publicUrl}${href(locale, 'ownerChangePassword')}#${token}`
  const { subject, body } = WORDS[locale].invited({ name, company, by, link })
  const once = `invited:${ownerId}:${dayOf(parts.clock.now())}`
  await queueMessage(tx, parts, { channel: 'email', locale, to: email, subject, body, once })
}

/** Ends a colleague's account at once; nobody removes themselves, so that somebody always speaks for the company. */
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
    // The name alone stays, for the company's history.
    const sealed = sealPerson(secrets, id, { name, email: '', role: '', phone: null })
    if (!(await store.removeOwner(tx, { id, sealed, removed_on: dayOf(clock.now()) }))) return
    await store.deleteLinks(tx, id)
    await endSessionsOf(tx, 'owner', id)
    const contact = parts.config.publicUrl + href(row.locale, 'contact')
    const { subject, body } = WORDS[row.locale].removed({ name, company: company.name, contact })
    await queueMessage(tx, parts, { channel: 'email', locale: row.locale, to: email, subject, body })
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

/** What people change about themselves. Their address is how they sign in: it changes with the team alone. */
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
