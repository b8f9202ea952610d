import { randomUUID } from 'node:crypto'
import type { Sent } from '#shared/contract/contract.ts'
import type { InquiryClass, InquiryTopic } from '#shared/contract/contact/keys.ts'
import { ticketOf } from '#shared/contract/contact/ticket.ts'
import type { Locale } from '#shared/locale.ts'
import { limitedMailbox } from '#shared/rules/mail/mailbox.ts'
import { ownEmail } from '#server/accounts/own/own-email.ts'
import { checkProof } from '#server/files/private.ts'
import { mac } from '#server/platform/crypto.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { dueAfter, hoursFor } from './deadline.ts'
import { sealInquiry, type InquiryData } from './inquiry-box.ts'
import { inquiryFiles } from './inquiry-files.ts'
import { inquiryMail } from './inquiry-mails.ts'
import * as store from './store.ts'

const DAY = 24 * 3600
const DEVICE_DAY: Rule = { name: 'inquiry-device', most: 10, seconds: DAY }
/** Each inquiry sends a mail to an address that a stranger may have typed. */
const ADDRESS_DAY: Rule = { name: 'inquiry-address', most: 5, seconds: DAY }
/** A separate count for a sender who is signed in with the address: strangers who type it cannot use up that count. */
const OWN_ADDRESS_DAY: Rule = { ...ADDRESS_DAY, name: 'inquiry-own-address' }
const NETWORK_DAY: Rule = { name: 'inquiry-network', most: 100, seconds: DAY }
/** Takedown requests of one network's strangers a day; generous, because thousands share a network in Indonesia. */
const TAKEDOWNS_DAY: Rule = { name: 'takedown-network', most: 20, seconds: DAY }

export type NewInquiry = { topic: InquiryTopic; class: InquiryClass; locale: Locale } & Omit<
  InquiryData,
  'answer'
>

/**
 * Accepts an inquiry and mails the sender; identical words while it waits are the same inquiry. Limits consider whether
 * the sender is signed in with the address; for a plain message the desk does not show that.
 */
export async function receive(
  parts: Parts,
  input: Omit<NewInquiry, 'proven'>,
  context: Context,
): Promise<Sent<'contact'>> {
  const { db, secrets, wake } = parts
  const isOwn = (await ownEmail(parts, context)) === input.email
  const given = { ...input, proven: isOwn && input.topic !== 'contact' }
  const request_mac = requestMac(secrets, given)
  const before = await store.findByRequest(db.content, request_mac)
  if (before) return answerOf(before)
  await checkProof(db.identity, given.files, 'upload_files')
  await countInquiry(parts, { ...given, proven: isOwn }, context)
  await storeInquiry(parts, given)
  wake()
  return answerOf((await store.findByRequest(db.content, request_mac)) ?? fail('conflict'))
}

const requestMac = ({ index }: Secrets, given: NewInquiry): Buffer =>
  mac(index, 'inquiry', JSON.stringify(given))

const answerOf = ({ id, due_at }: { id: string; due_at: Date }) => ({
  ticket: ticketOf(id),
  due_at: due_at.toISOString(),
})

/** Puts the inquiry on its desk; its time limit starts now. */
export async function storeInquiry(
  { db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  given: NewInquiry,
): Promise<void> {
  const { topic, class: kind, locale, ...data } = given
  const request_mac = requestMac(secrets, given)
  const id = randomUUID()
  const hours = hoursFor(given)
  const due_at = dueAfter(clock.now(), hours)
  const sealed = sealInquiry(secrets, id, { ...data, answer: null })
  await db.begin('content', async tx => {
    const row = { id, topic, class: kind, locale, hours, due_at, sealed, request_mac }
    if (!(await store.insertInquiry(tx, row))) return
    await addTask(tx, 'content', inquiryMail(clock, id, 'received'))
    if (data.files.length > 0) await addTask(tx, 'content', inquiryFiles(clock, id))
  })
}

/**
 * A sender who is signed in with the address is limited neither by others of the same network nor by others who type
 * it.
 */
async function countInquiry(
  { limits }: Parts,
  { topic, email, proven }: NewInquiry,
  { device, address }: Context,
): Promise<void> {
  if (!proven)
    orWait(
      await limits.here.take(
        ...inNetworks(NETWORK_DAY, address),
        ...(topic === 'takedown' ? inNetworks(TAKEDOWNS_DAY, address) : []),
      ),
    )
  orWait(
    await limits.everywhere.take(
      { rule: proven ? OWN_ADDRESS_DAY : ADDRESS_DAY, of: [limitedMailbox(email)] },
      ...(device === undefined ? [] : [{ rule: DEVICE_DAY, of: [device] }]),
    ),
  )
}
