import type { MailChoices, OwnLetters } from '#shared/contract/jobs/alerts.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import type { LetterKind } from '#shared/contract/jobs/alert-keys.ts'
import type { Locale } from '#shared/locale.ts'
import { findLanguageAt } from '#server/accounts/mail-address.ts'
import { ownEmail } from '#server/accounts/own/own-email.ts'
import { askerOfLink, forgetAsker, isWrittenTo } from '#server/questions/askers/askers.ts'
import { chooseOwnerMail, listOwnerMail, ownerOfLink } from '#server/owner-desk/mail-choices.ts'
import { applicationOfLink, chooseQuiet, isQuiet } from '../applications/mail-choice.ts'
import { listNamed } from '#server/companies/find.ts'
import { findMailbox } from '#server/owners/mailboxes.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Places } from '#server/places/places.ts'
import * as store from './store.ts'
import {
  choicesLink,
  choicesToken,
  openAddress,
  openName,
  subscriberIndex,
  subscriberOfLink,
} from './subscriber.ts'
import { titleOf } from './saved-search.ts'

/** The recipients of mails at one address. */
type Reader = { owner: string | undefined; subscriber: store.Subscriber | undefined }
type Choosing = Parts & { places: Places }

/** The mail preferences of the address that a link's token identifies: letters to an owner, and subscriptions. */
export async function readChoices(parts: Choosing, token: string, locale: Locale): Promise<MailChoices> {
  const asker = askerOfLink(parts.secrets, token)
  if (asker !== undefined) return ofAsker(await isWrittenTo(parts, asker))
  const applied = applicationOfLink(parts.secrets, token)
  if (applied !== undefined) return ofOne('own_application', await isQuiet(parts, applied))
  const { owner, subscriber } = await readerOf(parts, token)
  const [kinds, subscriptions] = await Promise.all([
    owner === undefined ? [] : listOwnerMail(parts.db.identity, owner),
    subscriber === undefined ? [] : subscriptionsOf(parts, subscriber, locale),
  ])
  return {
    kinds,
    subscriptions: subscriptions.map(({ id, kind, title, state }) => ({ id, kind, title, state })),
    paused: isPaused(subscriber),
  }
}

/** Subscriptions of the signed-in account's address, with the token of its preferences page. */
export async function ownLetters(parts: Choosing, context: Context): Promise<OwnLetters> {
  const { db, secrets } = parts
  const email = await ownEmail(parts, context)
  const found =
    email === null ? undefined : await store.findSubscriberAt(db.identity, subscriberIndex(secrets, email))
  return {
    token: found ? choicesToken(secrets, found.id) : null,
    language: found?.locale ?? null,
    paused: isPaused(found),
    subscriptions: found ? await subscriptionsOf(parts, found, context.locale) : [],
  }
}

/** The link to the preferences page of an address; undefined without an active subscription. */
export const choicesAt =
  (parts: Parts) =>
  async (sql: Queryable, email: string, locale: Locale): Promise<string | undefined> => {
    const found = await store.findSubscriberAt(sql, subscriberIndex(parts.secrets, email))
    const all = found ? await store.listSubscriptions(sql, found.id) : []
    return found && all.some(({ state }) => state === 'active')
      ? choicesLink(parts, found, locale)
      : undefined
  }

const isPaused = (subscriber: store.Subscriber | undefined): boolean =>
  (subscriber?.refusals ?? 0) >= store.MOST_REFUSALS

async function subscriptionsOf(
  { db, secrets, places }: Choosing,
  subscriber: store.Subscriber,
  locale: Locale,
): Promise<OwnLetters['subscriptions']> {
  const rows = await store.listSubscriptions(db.identity, subscriber.id)
  const names = await listNamed(
    db.content,
    rows.flatMap(({ wants }) => wants.company ?? []),
  )
  return rows.map(row => {
    const { id, kind, wants, state, since } = row
    const company = names.get(wants.company ?? '')?.name
    const title = kind === 'advice' ? '' : titleOf(wants, locale, places, company)
    return { id, kind, title, state, since, name: openName(secrets, row) }
  })
}

export async function choose(
  parts: Choosing,
  token: string,
  choice: HandlerInput<'chooseMail'>['body'],
  locale: Locale,
): Promise<MailChoices> {
  const asker = askerOfLink(parts.secrets, token)
  if (asker !== undefined) return stopAsker(parts, asker, choice)
  const applied = applicationOfLink(parts.secrets, token)
  if (applied !== undefined) {
    await chooseQuiet(parts, applied, choice.stopped)
    return ofOne('own_application', await isQuiet(parts, applied))
  }
  const { owner, subscriber } = await readerOf(parts, token)
  if ('kind' in choice) await chooseKind(parts, owner ?? fail('not_found'), choice)
  else await chooseSubscription(parts, subscriber ?? fail('not_found'), choice, locale)
  return readChoices(parts, token, locale)
}

const chooseKind = (
  { db }: Parts,
  owner: string,
  { kind, stopped }: { kind: LetterKind; stopped: boolean },
): Promise<void> =>
  kind === 'own_message' || kind === 'own_application'
    ? fail('not_found')
    : chooseOwnerMail(db.identity, owner, { kind, stopped })

/** Stops mails about a question or an answer. It cannot be undone, because the address is deleted. */
async function stopAsker(
  parts: Parts,
  id: string,
  choice: HandlerInput<'chooseMail'>['body'],
): Promise<MailChoices> {
  if (!choice.stopped) return fail('not_found')
  await forgetAsker(parts, id)
  return ofAsker(false)
}

const ofAsker = (written: boolean): MailChoices => ofOne('own_message', !written)

const ofOne = (kind: LetterKind, stopped: boolean): MailChoices => ({
  kinds: [{ kind, stopped }],
  subscriptions: [],
  paused: false,
})

async function chooseSubscription(
  parts: Parts,
  subscriber: store.Subscriber,
  { subscription, stopped }: { subscription: string; stopped: boolean },
  locale: Locale,
): Promise<void> {
  const id = subscription === 'all' ? undefined : subscription
  await parts.db.begin('identity', async tx => {
    const change = { subscriber: subscriber.id, id, on: dayOf(parts.clock.now()) }
    if (!(await store.setState(tx, { ...change, state: stopped ? 'stopped' : 'active' }))) fail('not_found')
    if (!stopped) await welcome(tx, parts, subscriber, locale)
  })
}

/** Resets the bounces of an address that somebody reads. Its language becomes the account's choice, otherwise that of the request. */
async function welcome(
  tx: Tx,
  { secrets }: Parts,
  subscriber: store.Subscriber,
  locale: Locale,
): Promise<void> {
  await store.welcome(tx, subscriber.id)
  const email = openAddress(secrets, subscriber)
  // Read under the subscriber's row lock, so that a concurrent choice is applied after this one.
  const chosen = await findLanguageAt(tx, { secrets }, email)
  await store.putLocale(tx, subscriberIndex(secrets, email), chosen ?? locale)
}

/** Links of owners and of subscribers both cover all mails to the address. */
async function readerOf(parts: Parts, token: string): Promise<Reader> {
  const { db, secrets } = parts
  const ownerId = ownerOfLink(secrets, token)
  if (ownerId !== undefined) {
    const box = (await findMailbox(parts, { id: ownerId })) ?? fail('not_found')
    const index = subscriberIndex(secrets, box.email)
    return { owner: ownerId, subscriber: await store.findSubscriberAt(db.identity, index) }
  }
  const id = subscriberOfLink(secrets, token)
  const subscriber = id !== undefined && isUuid(id) && (await store.findSubscriber(db.identity, id))
  if (!subscriber) return fail('not_found')
  const box = await findMailbox(parts, { email: openAddress(secrets, subscriber) })
  return { owner: box?.id, subscriber }
}
