import { randomUUID } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import { open, seal } from './crypto.ts'
import type { Queryable, Tx } from './db.ts'
import type { Parts } from './parts.ts'
import { addTask, type TaskRunner } from './tasks.ts'

/** A message to one person. After `dropAfter` it would only confuse (a code that has expired): it is dropped, not sent. */
export type Message = {
  channel: 'email'
  to: string
  subject: string
  body: string
  dropAfter?: Date
}

type Needs = Pick<Parts, 'clock' | 'secrets'>
type Row = { channel: 'email'; sealed: Buffer; drop_after: Date | null }
type Letter = Omit<Message, 'dropAfter' | 'channel'>

/**
 * Writes a message in the identity transaction that causes it; it leaves when that has committed (call `parts.wake()`).
 * The row is sealed, and its task carries nothing but its id.
 */
export async function queueMessage(tx: Tx, { clock, secrets }: Needs, message: Message): Promise<void> {
  const { channel, to, subject, body, dropAfter } = message
  const id = randomUUID()
  const sealed = seal(secrets.field, JSON.stringify({ to, subject, body } satisfies Letter), contextOf(id))
  await tx`
    insert into identity.message (id, channel, sealed, drop_after)
    values (${id}, ${channel}, ${sealed}, ${dropAfter ?? null})`
  await addTask(tx, 'identity', { kind: 'deliver', payload: { message: id }, runAt: clock.now() })
}

/** The runner of `deliver` tasks: by mail where a server is configured, else into the local inbox. */
export function deliverMessages(parts: Parts): TaskRunner {
  const { db, clock, secrets, config } = parts
  const mail = config.SMTP_URL ? mailer(config.SMTP_URL) : undefined
  return async ({ message: id }: { message: string }) => {
    const [row] = await db.identity<Row[]>`
      select channel, sealed, drop_after from identity.message where id = ${id}`
    if (!row) return
    const late = row.drop_after !== null && row.drop_after <= clock.now()
    if (!late) {
      const letter = JSON.parse(open(secrets.field, row.sealed, contextOf(id))) as Letter
      if (!mail) return keepHere(parts, id, row.channel, letter)
      await sendMail(mail, config.MAIL_FROM, id, letter)
    }
    await forget(db.identity, id)
  }
}

const contextOf = (id: string): string => `identity.message.sealed:${id}`

const forget = (sql: Queryable, id: string) => sql`delete from identity.message where id = ${id}`

/** Shorter than a task's lease, so that one message is never on its way twice. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const mailer = (url: string): Transporter => createTransport({ url, ...TIMEOUTS })

/** The message's own id goes along, so that a repeat after a crash can be told as such. */
async function sendMail(mail: Transporter, from: string, id: string, letter: Letter): Promise<void> {
  const messageId = `<${id}@${from.replace(/^.*@|>.*$/g, '')}>`
  try {
    await mail.sendMail({ from, to: letter.to, subject: letter.subject, text: letter.body, messageId })
  } catch (error) {
    if (!isRefusedAddress(error)) throw error
  }
}

/** The receiving side will never take it: trying again helps nobody. */
function isRefusedAddress(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}

async function keepHere(
  { db, clock }: Parts,
  id: string,
  channel: string,
  { to, subject, body }: Letter,
): Promise<void> {
  await db.begin('identity', async tx => {
    await tx`
      insert into identity.inbox_message (id, channel, address, subject, body, received_at)
      values (${id}, ${channel}, ${to}, ${subject}, ${body}, ${clock.now()})
      on conflict (id) do nothing`
    await forget(tx, id)
  })
}
