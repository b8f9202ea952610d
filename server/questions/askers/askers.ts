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

/** Runs when a letter there is refused, with the id: the address is no use to anybody, and goes. */
export const ASKER_REFUSED = 'asker-refused'
export const FORGET_AT = 'forget-askers-at'
const LINK = 'asker.token'
const AT_ONCE = 500
const NOBODY = '00000000-0000-0000-0000-000000000000'
const contextOf = (id: string): string => `identity.asker.address:${id}`

/** Where whoever asked or answered wants to hear of it, closed under the id of what they wrote. */
export type Kept = { id: string; sealed: string; locale: Locale }

export const sealAsker = ({ field }: Secrets, id: string, email: string, locale: Locale): Kept => ({
  id,
  sealed: seal(field, email, contextOf(id)).toString('base64url'),
  locale,
})

export const keepAsker = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id, sealed, locale }: Kept,
): Promise<void> =>
  store.insertAsker(db.identity, {
    id,
    address_ct: Buffer.from(sealed, 'base64url'),
    locale,
    asked_week: weekOf(clock.now()),
  })

/** What is written, in the reader's language; `stop` ends it. */
type Letter = (locale: Locale, stop: string) => { subject: string; body: string }

/** Writes to whoever left an address for this, once a name. Nothing where nobody did, or it was stopped. */
export async function writeToAsker(parts: Parts, id: string, once: string, letter: Letter): Promise<void> {
  const { db, clock, secrets } = parts
  await db.begin('identity', async tx => {
    const row = await store.noteTold(tx, id, dayOf(clock.now()))
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

/** What the link of such a letter is about, where it is one. */
export const askedOfLink = (secrets: Secrets, token: string): string | undefined =>
  idOfLink(secrets, LINK, token)

export const isWrittenTo = async ({ db }: Pick<Parts, 'db'>, id: string): Promise<boolean> =>
  (await store.findAsker(db.identity, id)) !== undefined

/** Work that forgets an address to which a letter came back after it had been taken: it is closed until then. */
export const forgettingAt = ({ field }: Secrets, email: string) => ({
  kind: FORGET_AT,
  payload: { sealed: seal(field, email, FORGET_AT).toString('base64url') },
  rank: SLOW_RANK,
})

/** No index finds an address, or what somebody asks could be joined: one after the other is opened, once for all that wait. */
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

/** What cannot be opened keeps nothing else waiting: the log says that there is some. */
function opened({ secrets, log }: Opening, box: Buffer, context: string): string | undefined {
  try {
    return open(secrets.field, box, context)
  } catch (error) {
    log.error('address not opened', error)
    return undefined
  }
}

/** The address is gone: nothing more is written about this. */
export const forgetAsker = ({ db }: Pick<Parts, 'db'>, id: string): Promise<void> =>
  store.deleteAsker(db.identity, id)

/** So long after the last letter an address is kept; where none was ever written, so long after the week of asking began. */
export function purgeAskers({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const ago = (line: 'asker_address' | 'asker_waiting') => addDays(dayOf(clock.now()), -RETENTION[line].days)
  return store.deleteBy(db.identity, ago('asker_address'), ago('asker_waiting'))
}
