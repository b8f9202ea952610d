import { randomUUID } from 'node:crypto'
import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import type { MessageState } from '#shared/contract/keys.ts'
import { limitedMailbox } from '#shared/rules/mail/mailbox.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { sealAsker } from './askers/askers.ts'
import type { MessageKind } from './moves/moves.ts'
import { findListedCompany } from '#server/companies/find.ts'
import { weekOf } from '#server/platform/clock.ts'
import { sameBytes } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { messageCodeMac, sentMac } from './code.ts'
import { findByMac, insertMessage, lockPublished } from './own-store.ts'

/** Generous, because thousands of phones share one network address in Indonesia. */
const SENT: Rule = { name: 'ask-network', most: 120, seconds: 3600 }
/** Each question sends mails to an address that a stranger may have typed. */
const ADDRESS_DAY: Rule = { name: 'ask-address', most: 5, seconds: 24 * 3600 }

const FIRST = -1

/** A question or an answer, as both calls send it. */
type Submission = {
  words: string
  author_type: string
  email?: string | null | undefined
  manage_code?: string | null | undefined
} & (
  | { about: 'question'; company_id: string; name: string | null }
  | { about: 'answer'; question_id: string }
)

type Taken = Output<'askQuestion'>

/** The call that takes questions only. */
export const askQuestion = (
  parts: Parts,
  { question: words, locale: _l, agree: _a, name, ...rest }: HandlerInput<'askQuestion'>['body'],
  context: Context,
): Promise<Taken> => take(parts, { about: 'question', words, name: name ?? null, ...rest }, context)

/** The call that takes questions and answers. */
export function sendMessage(
  parts: Parts,
  { message: words, agree: _a, locale: _l, ...rest }: HandlerInput<'sendMessage'>['body'],
  context: Context,
): Promise<Taken> {
  if (rest.type === 'answer') {
    const { type: about, ...answer } = rest
    return take(parts, { about, words, ...answer }, context)
  }
  const { type: about, name, ...question } = rest
  return take(parts, { about, words, name: name ?? null, ...question }, context)
}

/**
 * Accepts a question or an answer; it waits for the team. The manage code is its idempotency key: the same code with
 * the same words gets the first answer; with other words it is refused. A form without script sends no code and gets a
 * new one each time: the code opens the question, so the same words must never give a stranger access to it.
 */
async function take(parts: Parts, submission: Submission, { locale, address }: Context): Promise<Taken> {
  const { db, clock, secrets, limits } = parts
  orWait(await limits.here.take(...inNetworks(SENT, address)))
  const { manage_code, ...fields } = submission
  const code = manage_code ?? makeManageCode()
  const macs = { code_mac: messageCodeMac(secrets, code), submission_mac: sentMac(secrets, code, fields) }
  const known = await repeated(parts, macs, code)
  if (known) return known
  // Counted in memory: a row in the database next to the question's would disclose who asked.
  if (fields.email) orWait(await limits.here.take({ rule: ADDRESS_DAY, of: [limitedMailbox(fields.email)] }))
  const id = randomUUID()
  const row = {
    id,
    state: 'pending' as MessageState,
    locale,
    author_type: fields.author_type,
    body: fields.words,
    week: weekOf(clock.now()),
    ...macs,
  }
  const isNew = await db.begin('content', async tx => {
    if (!(await insertMessage(tx, fields.about, { ...row, ...(await placeOf(tx, fields)) }))) return false
    if (fields.email) {
      const payload = sealAsker(secrets, id, fields.email, locale)
      // Runs before any mail to this address.
      await addTask(tx, 'content', { kind: 'keep-asker', payload, runAt: clock.now(), rank: FIRST })
    }
    return true
  })
  parts.wake()
  if (isNew) return { id, state: 'pending', manage_code: code }
  return (await repeated(parts, macs, code)) ?? fail('conflict')
}

/** The company or question must be visible to readers. */
async function placeOf(tx: Tx, fields: { about: MessageKind } & Partial<{ [key: string]: unknown }>) {
  if (fields.about === 'question') {
    const company = await findListedCompany(tx, fields['company_id'] as string)
    const { id: company_id } = company ?? failField('company_id', 'no_such_company')
    return { company_id, name: fields['name'] as string | null }
  }
  const question_id = fields['question_id'] as string
  const { company_id } = (await lockPublished(tx, question_id)) ?? fail('not_found')
  return { company_id, question_id }
}

async function repeated(
  { db }: Parts,
  { code_mac, submission_mac }: { code_mac: Buffer; submission_mac: Buffer },
  code: string,
): Promise<Taken | undefined> {
  const known = await findByMac(db.content, code_mac)
  if (!known) return undefined
  if (!sameBytes(known.submission_mac, submission_mac)) failField('manage_code', 'code_taken')
  return { id: known.id, state: known.state, manage_code: code }
}
