import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { ownEmail } from '#server/accounts/own/own-email.ts'
import { findListedCompany } from '#server/companies/find.ts'
import { mailboxesOf } from '#server/owners/mailboxes.ts'
import { mac } from '#server/platform/crypto.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import { inOneLine, quoted } from '#server/platform/delivery/quoted.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask, noTask, releaseDedupe } from '#server/platform/tasks/tasks.ts'
import { waysToStop } from './mail-choices.ts'
import { listStopped } from './store.ts'
import { MAILS } from './words.ts'

type Message = HandlerInput<'companyMessage'>['body']

const DAY = 24 * 3600
const BY_ACCOUNT: Rule = { name: 'company-message', most: 5, seconds: DAY }
const TO_COMPANY: Rule = { name: 'company-message-to', most: 30, seconds: DAY }
const BY_NETWORK: Rule = { name: 'company-message-network', most: 50, seconds: 3600 }
/** For this long the same words to the same company are the same message. */
const SAME_MS = 10 * 60_000

/**
 * Forwards a signed-in reader's message to the company's representatives, by mail from us. Nothing of it is stored once
 * it was sent. The sender's address is disclosed only with the sender's consent, and only the one that the account has
 * proven.
 */
export async function passOn(
  parts: Parts,
  message: Message,
  context: Context,
): Promise<Sent<'companyMessage'>> {
  const { db, clock, secrets, limits } = parts
  const sender = context.holder?.id ?? fail('unauthenticated')
  refuseLinks(message)
  const replyTo = message.agree ? await ownEmail(parts, context) : null
  if (message.agree && message.email && message.email !== replyTo) failField('email', 'not_own_email')
  const company = (await findListedCompany(db.content, message.company_id)) ?? fail('not_found')
  const boxes = await boxesFor(parts, company.id)
  const dedupe = `company-message:${mac(secrets.index, 'company-message', sender, JSON.stringify(message)).toString('base64url')}`
  orWait(await limits.here.take(...inNetworks(BY_NETWORK, context.address)))
  if (await isKept(db.identity, dedupe)) return { received: true }
  orWait(
    await limits.everywhere.take({ rule: BY_ACCOUNT, of: [sender] }, { rule: TO_COMPANY, of: [company.id] }),
  )
  await db.begin('identity', async tx => {
    const runAt = new Date(clock.now().getTime() + SAME_MS)
    if (!(await addTask(tx, 'identity', { kind: 'forget-message', payload: { dedupe }, runAt, dedupe })))
      return
    for (const { id, email: to, locale } of boxes) {
      const { subject, body } = MAILS[locale].message
      const { stop, unsubscribe } = waysToStop(parts, id, locale, 'messages')
      await queueMessage(tx, parts, {
        channel: 'email',
        locale,
        to,
        subject,
        body: body({
          company: company.name,
          from: message.name ? inOneLine(message.name) : null,
          words: quoted(message.message),
          address: replyTo,
          stop,
        }),
        unsubscribe,
        ...(replyTo && { replyTo }),
      })
    }
  })
  parts.wake()
  return { received: true }
}

async function isKept(sql: Queryable, dedupe: string): Promise<boolean> {
  const rows = await sql`select 1 where not ${noTask(sql, 'identity', sql`${dedupe}::text`)}`
  return rows.length > 0
}

/** Releases the idempotency key: from now on the same words are a new message. */
export const forgetMessage = ({ db }: Pick<Parts, 'db'>, { dedupe }: { dedupe: string }): Promise<void> =>
  releaseDedupe(db.identity, 'identity', dedupe)

/** The company's representatives who accept messages. A company without any is `not_found`. */
async function boxesFor(parts: Parts, companyId: string) {
  const boxes = await mailboxesOf(parts, companyId)
  if (boxes.length === 0) fail('not_found')
  const stopped = await listStopped(
    parts.db.identity,
    boxes.map(({ id }) => id),
  )
  const open = boxes.filter(({ id }) => !stopped.get(id)?.includes('messages'))
  return open.length > 0 ? open : failField('company_id', 'no_messages')
}

/** Refuses links, so that a recipient cannot be led to a stranger's site. */
function refuseLinks({ message, name }: Message): void {
  for (const [field, text] of Object.entries({ message, name }))
    for (const { kind, start, end } of screen(text ?? ''))
      if (kind === 'link') failField(field, 'screen_link', { span: (text ?? '').slice(start, end) })
}
