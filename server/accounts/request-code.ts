import { randomUUID } from 'node:crypto'
import { accounts as en } from '#shared/messages/en/accounts.ts'
import { accounts as id } from '#shared/messages/id/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import type { Context } from '#server/platform/api.ts'
import type { Limits } from '#server/platform/limits.ts'
import { failField } from '#server/platform/errors.ts'
import { queueMessage, type Message } from '#server/platform/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addressIndex, sealAddress, type Address } from './address.ts'
import { CODE_SECONDS, codeMac, newCode, RESEND_SECONDS } from './code.ts'
import { deviceMac, limitCodes, whatsAppBudget } from './sign-in-limits.ts'
import * as store from './store.ts'

const WORDS = { id, en }

export type Attempt = { user_id: string; expires_in: number; resend_in: number }

/**
 * Sends a code and names the attempt. Never looks whether the address has an account: the answer, its time
 * and the message are the same either way. `silent` does the same work, but its message expires before it leaves.
 */
export async function requestCode(
  room: { parts: Parts; limits: Limits },
  kind: store.Kind,
  { channel, to }: Address,
  context: Context,
  silent: (addressIndex: Buffer) => Promise<boolean> = async () => false,
): Promise<Attempt> {
  const { parts, limits } = room
  const { db, clock, secrets, config } = parts
  if (channel === 'whatsapp' && !config.offersWhatsApp) return failField('phone', 'phone_off')
  const address = addressIndex(secrets, { channel, to })
  const knownDevice =
    context.device !== undefined &&
    (await store.isKnownDevice(db.identity, address, deviceMac(secrets.index, context.device)))
  const asker = {
    kind,
    address,
    device: context.device ?? context.address,
    network: context.address,
    knownDevice,
  }
  limitCodes(limits, asker, channel === 'whatsapp' ? whatsAppBudget(room, knownDevice) : [])
  const dropped = await silent(address)
  const now = clock.now()
  const challengeId = randomUUID()
  const code = newCode()
  const expires = new Date(now.getTime() + CODE_SECONDS * 1000)
  await db.begin('identity', async tx => {
    await store.insertChallenge(tx, {
      id: challengeId,
      kind,
      channel,
      locale: context.locale,
      address_idx: address,
      address_ct: sealAddress(secrets, 'challenge.address_ct', challengeId, to),
      code_mac: codeMac(secrets, challengeId, code),
      sent_at: now,
      expires_at: expires,
    })
    const message = messageOf({ channel, to }, code, context.locale)
    await queueMessage(tx, parts, { ...message, dropAfter: dropped ? now : expires })
  })
  parts.wake()
  return { user_id: challengeId, expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS }
}

/** On a lock screen it shows the code and what it is for, and never a company or what somebody wrote. */
function messageOf({ channel, to }: Address, code: string, locale: Locale): Message {
  const { codeMail, codeWhatsApp } = WORDS[locale]
  const { subject, body } = channel === 'email' ? codeMail : codeWhatsApp
  const words = { to, subject: subject(code), body: body(code) }
  return channel === 'email' ? { channel, ...words } : { channel, ...words, code, locale }
}
