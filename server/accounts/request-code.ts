import { randomUUID } from 'node:crypto'
import { accounts as en } from '#shared/messages/en/accounts/accounts.ts'
import { accounts as id } from '#shared/messages/id/accounts/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import type { Context } from '#server/platform/http/api.ts'
import { failField } from '#server/platform/http/errors.ts'
import { LANE } from '#server/platform/delivery/lanes.ts'
import { queueMessage, type Message } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addressIndex, limitedAddress, openAddress, sealAddress, type Address } from './address.ts'
import { isKnownDevice } from './browser-mark.ts'
import { CODE_SECONDS, codeMac, newCode, RESEND_SECONDS } from './code.ts'
import {
  limitCodes,
  limitLookUps,
  limitNetwork,
  turnOf,
  whatsAppBudget,
  type Asker,
} from './sign-in-limits.ts'
import { ifRefused } from './mail-refused.ts'
import { addressOf } from './present.ts'
import * as store from './store.ts'
import type { Turns } from './serial-queue.ts'

const WORDS = { id, en }

export type AccountParts = Parts & { turns: Turns }
export type CodeRequest = Address & { consent?: boolean | undefined }
export type Attempt = { user_id: string; expires_in: number; resend_in: number }

/**
 * Sends a code and returns the attempt. The answer, its time and the message are the same whether or not the address
 * has an account; at the team's sign-in, an address outside the team gets a code that expires before it leaves.
 */
export async function requestCode(
  { turns, ...parts }: AccountParts,
  kind: store.Kind,
  request: CodeRequest,
  context: Context,
): Promise<Attempt> {
  const { secrets, config, limits } = parts
  if (request.channel === 'whatsapp' && !config.offersWhatsApp) return failField('phone', 'phone_off')
  const address = addressIndex(secrets, request)
  if (context.device !== undefined) await limitLookUps(limits, context.address)
  const knownDevice = await isKnownDevice(parts, context.device, address)
  const { address: network, device } = context
  const asker = { kind, address: limitedAddress(request), device, network, knownDevice }
  if (knownDevice) return sendCode(parts, asker, request, context, LANE.expected)
  await limitNetwork(limits, network)
  const turn = await turnOf(limits, network, request)
  return turns(turn, () => sendCode(parts, asker, request, context, LANE.strangers + turn))
}

/** An address that is added to an account: of a mailbox, or of a phone. */
export const newAddress = ({
  email = '',
  phone,
}: {
  email?: string | undefined
  phone?: string | undefined
}): CodeRequest =>
  phone === undefined ? { channel: 'email', to: email } : { channel: 'whatsapp', to: phone }

async function sendCode(
  parts: Parts,
  asker: Asker,
  request: CodeRequest,
  { locale }: Context,
  turn: number,
): Promise<Attempt> {
  const { db, clock, secrets, limits } = parts
  const { kind, knownDevice } = asker
  const { channel, consent = false } = request
  const address = addressIndex(secrets, request)
  await limitCodes(limits, asker, channel === 'whatsapp' ? await whatsAppBudget(parts, knownDevice) : [])
  const holder = await store.findHolder(db.identity, kind, channel, address)
  const to = writtenTo(parts, kind, request, holder)
  const now = clock.now()
  const challengeId = randomUUID()
  const code = newCode()
  const expires = new Date(now.getTime() + CODE_SECONDS * 1000)
  await db.begin('identity', async tx => {
    await store.insertChallenge(tx, {
      id: challengeId,
      kind,
      channel,
      locale,
      consent,
      address_idx: address,
      address_ct: sealAddress(secrets, 'challenge.address_ct', challengeId, to),
      code_mac: codeMac(secrets, challengeId, code),
      sent_at: now,
      expires_at: expires,
    })
    const rank = holder ? Math.min(turn, LANE[kind === 'staff' ? 'staff' : 'account']) : turn
    const dropAfter = kind === 'staff' && !holder ? now : expires
    const message = messageOf(kind, { channel, to }, code, locale)
    const refused = channel === 'email' ? { ifRefused: ifRefused(secrets, to) } : {}
    await queueMessage(tx, parts, { ...message, ...refused, rank, dropAfter })
  })
  parts.wake()
  return { user_id: challengeId, expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS }
}

/**
 * The recipient of the code. For an account it is the address with which it was made, however the mailbox is spelled
 * now: if the spelling were another person's mailbox after all, its reader could take the account over. A further
 * address of an account is proven as it is typed.
 */
function writtenTo(
  { secrets }: Pick<Parts, 'secrets'>,
  kind: store.Kind,
  { channel, to }: Address,
  holder: store.Holder | undefined,
): string {
  if (!holder || kind === 'address') return to
  if ('role' in holder) return openAddress(secrets, 'staff.email_ct', holder.id, holder.email_ct)
  return addressOf(secrets, holder, channel) ?? to
}

/** A lock screen shows the code and its purpose, and never a company or anything that somebody wrote. */
function messageOf(kind: store.Kind, { channel, to }: Address, code: string, locale: Locale): Message {
  const { codeMail, codeWhatsApp, proof } = WORDS[locale]
  const written = kind === 'address' ? proof : codeMail
  const { subject, body } = channel === 'email' ? written : codeWhatsApp
  const words = { to, locale, subject: subject(code), body: body(code) }
  return channel === 'email' ? { channel, ...words } : { channel, ...words, code }
}
