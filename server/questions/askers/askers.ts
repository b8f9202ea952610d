import { RETENTION } from '#shared/rules/kept/retention.ts'
import type { Locale } from '#shared/locale.ts'
import { addDays, dayOf, weekOf } from '#server/platform/clock.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { SLOW_RANK } from '#server/platform/tasks/task-rows.ts'
import { endWaiting, listWaiting } from '#server/platform/tasks/tasks.ts'
import { choicesLink, idOfLink } from '#server/owner-desk/choices-link.ts'
import * as store from './store.ts'

/** Task kind for a refused mail, with the id: the address is of no use and is deleted. */
export const ASKER_REFUSED = 'asker-refused'
export const FORGET_AT = 'forget-askers-at'
const LINK = 'asker.token'
const AT_ONCE = 500
const NOBODY = '00000000-0000-0000-0000-000000000000'
const contextOf = (id: string): string => `identity.asker.address:${id}`

/** Address for news about a question or an answer, encrypted under the id of that text. */
export type SealedAsker = { id: string; sealed: string; locale: Locale }

export const sealAsker = ({ field }: Secrets, id: string, email: string, locale: Locale): SealedAsker => ({
  id,
  sealed: seal(field, email, contextOf(id)).toString('base64url'),
  locale,
})

export const keepAsker = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id, sealed, locale }: SealedAsker,
): Promise<void> =>
  store.insertAsker(db.identity, {
    id,
    address_ct: Buffer.from(sealed, 'base64url'),
    locale,
    asked_week: weekOf(clock.now()),
  })

/** The mail in the recipient's language; `stop` is the link that ends such mails. */
type Letter = (locale: Locale, stop: string) => { subject: string; body: string }

/**
 * Sends a mail to the address that was left for this id, once per `once`. Does nothing if there is none, or mails were
 * stopped.
 */
export async function writeToAsker(parts: Parts, id: string, once: string, letter: Letter): Promise<void> {
  const { db, clock, secrets } = parts
  await db.begin('identity', async tx => {
    const row = await store.noteNotified(tx, id, dayOf(clock.now()))
    if (!row) return
    const to = open(secrets.field, row.address_ct, contextOf(id))
    const unsubscribe = choicesLink(parts, LINK, id, row.locale)
    const { subject, body } = letter(row.locale, unsubscribe)
    await queueMessage(tx, parts, {
      channel: 'email',
      locale: row.locale,
      to,
      subject,
      body,
      unsubscribe,
      once: `asked:${once}`,
      ifRefused: { kind: ASKER_REFUSED, payload: { id } },
    })
  })
  parts.wake()
}

/** The id in the link of such a mail; undefined if it is none. */
export const askerOfLink = (secrets: Secrets, token: string): string | undefined =>
  idOfLink(secrets, LINK, token)

export const isWrittenTo = async ({ db }: Pick<Parts, 'db'>, id: string): Promise<boolean> =>
  (await store.findAsker(db.identity, id)) !== undefined

/** Task that deletes an address whose mail bounced after it had been accepted; the task holds the address encrypted. */
export const forgettingAt = ({ field }: Secrets, email: string) => ({
  kind: FORGET_AT,
  payload: { sealed: seal(field, email, FORGET_AT).toString('base64url') },
  rank: SLOW_RANK,
})

/**
 * Addresses have no index, because it would link what one person asked. Instead all rows are decrypted one by one, once
 * for all waiting tasks of this kind.
 */
export async function forgetAskersAt(parts: Opening, refused: Refused): Promise<void> {
  const { identity } = parts.db
  const others = await listWaiting<Refused>(identity, 'identity', FORGET_AT)
  const boxes = [refused, ...others.map(({ payload }) => payload)]
  const refusing = new Set(
    boxes.map(({ sealed }) => opened(parts, Buffer.from(sealed, 'base64url'), FORGET_AT)),
  )
  for (let after = NOBODY; ;) {
    const rows = await store.listAskers(identity, after, AT_ONCE)
    for (const { id, address_ct } of rows) {
      const email = opened(parts, address_ct, contextOf(id))
      if (email !== undefined && refusing.has(email.toLowerCase())) await store.deleteAsker(identity, id)
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) break
    after = last.id
  }
  await endWaiting(
    identity,
    'identity',
    others.map(({ id }) => id),
  )
}

type Opening = Pick<Parts, 'db' | 'secrets' | 'log'>
type Refused = { sealed: string }

/** A value that cannot be decrypted must not block the others; the error is logged. */
function opened({ secrets, log }: Opening, box: Buffer, context: string): string | undefined {
  try {
    return open(secrets.field, box, context)
  } catch (error) {
    log.error('address not opened', error)
    return undefined
  }
}

/** Deletes the address: no further mails are sent about this id. */
export const forgetAsker = ({ db }: Pick<Parts, 'db'>, id: string): Promise<void> =>
  store.deleteAsker(db.identity, id)

/**
 * Deletes addresses a fixed time after their last mail; if none was ever sent, a fixed time after the start of the week
 * of asking.
 */
export function purgeAskers({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const ago = (line: 'asker_address' | 'asker_waiting') => addDays(dayOf(clock.now()), -RETENTION[line].days)
  return store.deleteBy(db.identity, ago('asker_address'), ago('asker_waiting'))
}
