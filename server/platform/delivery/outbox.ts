import { randomUUID } from 'node:crypto'
import type { Locale } from '#shared/locale.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { mac, open, seal } from '../crypto.ts'
import type { Queryable, Tx } from '../db/db.ts'
import { DeliveryError } from './delivery.ts'
import { letterHtml, letterText } from './letter-html.ts'
import { createMailer } from './mail.ts'
import type { Parts } from '../parts.ts'
import type { Secrets } from '../secrets.ts'
import { addTask, addTasks, type NewTask, type TaskRunner } from '../tasks/tasks.ts'
import { createWhatsApp } from './whatsapp.ts'

/**
 * A message to one person. After `dropAfter` it would only confuse (an expired code): it is dropped, not sent. Any
 * other message is dropped when it could not be delivered for a week. `rank` sets the order (`lanes.ts`). WhatsApp
 * sends its own sentence around `code`; `subject` and `body` state the code too, and are what the local inbox shows.
 */
export type Message = {
  to: string
  subject: string
  body: string
  /** The reader's language. */
  locale: Locale
  dropAfter?: Date
  rank?: number
  /** Idempotency key: a message of this name is queued once, so that work that runs again writes to nobody twice. */
  once?: string
  /** Address of one-click unsubscribing from letters like this. */
  unsubscribe?: string
  /** Replies go to this address instead of ours. */
  replyTo?: string
  /** A task of the schema `identity` that runs when the address refuses the message for good. */
  ifRefused?: Refusal
} & ({ channel: 'email' } | { channel: 'whatsapp'; code: string })

const DAY_MS = 86_400_000

type Refusal = Pick<NewTask, 'kind' | 'payload'>
type Needs = Pick<Parts, 'clock' | 'secrets'>
type Delivering = Pick<Parts, 'db' | 'clock' | 'secrets' | 'log' | 'config'>
type Row = { channel: Message['channel']; sealed: Buffer }
/** `unsure`: it was sent once, and no answer came. */
type Letter = Pick<
  Message,
  'to' | 'subject' | 'body' | 'locale' | 'unsubscribe' | 'replyTo' | 'ifRefused'
> & {
  code?: string
  unsure?: true
}

/**
 * Writes a message in the identity transaction that causes it; it is sent after the commit (call `parts.wake()`). The
 * row is encrypted, and its task carries only its id.
 */
export const queueMessage = (tx: Tx, needs: Needs, message: Message): Promise<void> =>
  queueMessages(tx, needs, [message])

/** Queues many messages in two statements. */
export async function queueMessages(
  tx: Tx,
  { clock, secrets }: Needs,
  messages: readonly Message[],
): Promise<void> {
  const late = new Date(clock.now().getTime() + RETENTION.unsent_message.days * DAY_MS)
  const queued = messages.map(message => ({ id: randomUUID(), message: { dropAfter: late, ...message } }))
  const added = await addTasks(
    tx,
    'identity',
    queued.map(({ id, message }) => taskOf(secrets, id, message, clock.now())),
  )
  const rows = queued
    .filter((_, at) => added[at])
    .map(({ id, message: { channel, dropAfter, rank: _rank, once: _once, ...letter } }) => ({
      id,
      channel,
      sealed: sealLetter({ secrets }, id, letter),
      drop_after: dropAfter,
    }))
  if (rows.length > 0) await tx`insert into identity.message ${tx(rows)}`
}

function taskOf({ index }: Secrets, id: string, message: Message, runAt: Date): NewTask {
  const { to, replyTo, dropAfter: until, rank, once } = message
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(to)) throw new Error('An address of more than one line')
  if (replyTo !== undefined && !/^[^\s\p{C}\p{Z}<>()[\]",;:\\@]+@[\p{L}\p{N}.-]+$/u.test(replyTo))
    throw new Error('No address to answer to')
  return {
    kind: 'deliver',
    payload: { message: id },
    runAt,
    // What the message is about is named by nothing that waits or is done.
    ...(once !== undefined && { dedupe: mac(index, 'message', once).toString('base64url') }),
    ...(rank && { rank }),
    ...(until && { until }),
  }
}

/** The runner of `deliver` tasks: by the configured provider, else into the local inbox. */
export function deliverMessages(parts: Delivering): TaskRunner {
  const { db, secrets, log } = parts
  const send = sendersOf(parts)
  return async ({ message: id }: { message: string }) => {
    const [row] = await db.identity<Row[]>`
      select channel, sealed from identity.message where id = ${id}`
    if (!row) return
    const letter = JSON.parse(open(secrets.field, row.sealed, contextOf(id))) as Letter
    try {
      await send[row.channel](id, letter)
    } catch (error) {
      const { final, unsure } = error as Partial<DeliveryError>
      if (unsure && !letter.unsure) await noteUnsure(parts, id, letter)
      // A message that may have come twice already is not sent a third time.
      if (!final && !(unsure && letter.unsure)) throw error
      log.info('message given up', { channel: row.channel, reason: (error as Error).message })
      if (final && letter.ifRefused) await noteRefusal(parts, id, letter.ifRefused)
    }
    await forget(db.identity, id)
  }
}

type Sender = (id: string, letter: Letter) => Promise<void>

function sendersOf(parts: Delivering): Record<Message['channel'], Sender> {
  const { SMTP_URL, MAIL_FROM, SITE_NAME: name, publicUrl: origin, whatsapp } = parts.config
  const keep = (channel: string) => (id: string, letter: Letter) => keepHere(parts, id, channel, letter)
  const mail = SMTP_URL && createMailer(SMTP_URL, MAIL_FROM)
  const write = whatsapp && createWhatsApp(whatsapp)
  return {
    email: mail
      ? (id, letter) =>
          mail(id, { ...letter, text: letterText(letter, name), html: letterHtml(letter, { origin, name }) })
      : keep('email'),
    whatsapp: write
      ? (id, { to, code = '', locale }) => write(id, to, { code, language: locale })
      : keep('whatsapp'),
  }
}

const contextOf = (id: string): string => `identity.message.sealed:${id}`

const sealLetter = ({ secrets }: Pick<Parts, 'secrets'>, id: string, letter: Letter): Buffer =>
  seal(secrets.field, JSON.stringify(letter), contextOf(id))

/** What would come too late, together with its task. */
export const forgetLate = (sql: Queryable, now: Date) =>
  sql`delete from identity.message where drop_after <= ${now}`

const forget = (sql: Queryable, id: string) => sql`delete from identity.message where id = ${id}`

const noteRefusal = ({ db, clock }: Delivering, id: string, task: Refusal) =>
  addTask(db.identity, 'identity', { ...task, runAt: clock.now(), dedupe: `refused:${id}` })

const noteUnsure = ({ db, secrets }: Delivering, id: string, letter: Letter) =>
  db.identity`
    update identity.message set sealed = ${sealLetter({ secrets }, id, { ...letter, unsure: true })} where id = ${id}`

async function keepHere(
  { db, clock }: Delivering,
  id: string,
  channel: string,
  { to, subject, body }: Letter,
): Promise<void> {
  await db.identity`
    insert into identity.inbox_message (id, channel, address, subject, body, received_at)
    values (${id}, ${channel}, ${to}, ${subject}, ${body}, ${clock.now()})
    on conflict (id) do nothing`
}
