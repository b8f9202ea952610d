import { randomUUID } from 'node:crypto'
import { accounts as en } from '#shared/messages/en/accounts.ts'
import { accounts as id } from '#shared/messages/id/accounts.ts'
import type { Context } from '#server/platform/api.ts'
import type { Limits } from '#server/platform/limits.ts'
import { queueMessage } from '#server/platform/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { emailIndex, sealAddress } from './address.ts'
import { CODE_SECONDS, codeMac, newCode, RESEND_SECONDS } from './code.ts'
import { deviceMac, limitCodes } from './sign-in-limits.ts'
import * as store from './store.ts'

const WORDS = { id, en }

export type Attempt = { user_id: string; expires_in: number; resend_in: number }

/**
 * Sends a code and names the attempt. Never looks whether the address has an account: the answer, its time
 * and the message are the same either way. `silent` does the same work, but its message expires before it leaves.
 */
export async function requestCode(
  { parts, limits }: { parts: Parts; limits: Limits },
  kind: store.Kind,
  email: string,
  context: Context,
  silent: (addressIndex: Buffer) => Promise<boolean> = async () => false,
): Promise<Attempt> {
  const { db, clock, secrets } = parts
  const address = emailIndex(secrets, email)
  const device = deviceMac(secrets.index, context.device)
  const knownDevice = await store.isKnownDevice(db.identity, address, device)
  limitCodes(limits, { kind, address, device: context.device, network: context.address, knownDevice })
  const dropped = await silent(address)
  const now = clock.now()
  const challengeId = randomUUID()
  const code = newCode()
  const expires = new Date(now.getTime() + CODE_SECONDS * 1000)
  await db.begin('identity', async tx => {
    await store.insertChallenge(tx, {
      id: challengeId,
      kind,
      locale: context.locale,
      address_idx: address,
      address_ct: sealAddress(secrets, 'challenge.address_ct', challengeId, email),
      code_mac: codeMac(secrets, challengeId, code),
      sent_at: now,
      expires_at: expires,
    })
    const { subject, body } = WORDS[context.locale].codeMail
    const letter = { to: email, subject: subject(code), body: body(code), dropAfter: dropped ? now : expires }
    await queueMessage(tx, parts, { channel: 'email', ...letter })
  })
  parts.wake()
  return { user_id: challengeId, expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS }
}
