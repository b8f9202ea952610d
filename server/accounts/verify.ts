import { randomUUID } from 'node:crypto'
import type { User } from '#shared/contract/accounts/accounts.ts'
import type { Context } from '#server/platform/http/api.ts'
import { dayOf, monthOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addressIndex, sealAddress, type Address } from './address.ts'
import { sealConsent, termsConsent } from './consent.ts'
import { addressOf, presentUser } from './present.ts'
import { openSession } from './sessions.ts'
import { wrongAt } from './sign-in-limits.ts'
import { refuseCode, tryCode } from './try-code.ts'
import * as store from './store.ts'

type Given = { user_id: string; two_factor_code: string; consent?: boolean | undefined }

/** A right code opens a session, once. For a new address it makes an account, and only with consent. */
export async function verifyCode(
  parts: Parts,
  given: Given,
  context: Context,
): Promise<{ token: string; user: User }> {
  const { db, secrets } = parts
  const challenge = await tryCode(parts, 'account', given, context)
  const { channel, address_idx: index, to } = challenge
  const known = await store.findAccountAt(db.identity, channel, index)
  if (!known && !(given.consent ?? challenge.consent)) return requireConsent()
  // The language in which the consent was read.
  const locale = given.consent ? context.locale : challenge.locale
  const signedIn = await db.begin('identity', async tx => {
    if (!(await store.useChallenge(tx, challenge.id))) return refuseCode('code_wrong')
    const holderId = known?.id ?? (await createAccount(parts, tx, { channel, to }, { locale }))
    const account = (await store.findAccount(tx, holderId)) ?? fail('conflict')
    // Another attempt has just made the account with another spelling of the mailbox: codes go to that one.
    if (addressOf(secrets, account, channel) !== to) return refuseCode('code_expired')
    const session = { kind: 'account', holderId, addressIndex: index } as const
    const token = await openSession(parts, tx, session, context)
    if (channel === 'email') await store.putMailRefused(tx, index, false)
    return { token, user: presentUser(secrets, account) }
  })
  await parts.limits.everywhere.forget(wrongAt('account', { channel, to }))
  return signedIn
}

/** Does not use the code up, because the caller had the right one. */
const requireConsent = (): never => fail('consent_needed', { fields: { consent: [{ key: 'consent' }] } })

/** The account's id: a new one, or that of the account that a concurrent attempt made for the same address. */
export async function createAccount(
  { clock, secrets }: Pick<Parts, 'clock' | 'secrets'>,
  tx: Tx,
  { channel, to }: Address,
  { locale }: Pick<Context, 'locale'>,
): Promise<string> {
  const id = randomUUID()
  const index = addressIndex(secrets, { channel, to })
  const today = dayOf(clock.now())
  const made = await store.insertAccount(tx, {
    id,
    ...(channel === 'email'
      ? { email_ct: sealAddress(secrets, 'account.email_ct', id, to), email_idx: index }
      : { phone_ct: sealAddress(secrets, 'account.phone_ct', id, to), phone_idx: index }),
    created_month: monthOf(today),
  })
  if (!made) return (await store.findAccountAt(tx, channel, index))?.id ?? fail('conflict')
  const consent = termsConsent(locale)
  const eventId = randomUUID()
  const sealed = sealConsent(secrets, eventId, consent, today)
  await store.insertConsent(tx, consent, { id: eventId, account_id: id, sealed })
  return id
}
