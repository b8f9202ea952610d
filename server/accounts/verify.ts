import { randomUUID } from 'node:crypto'
import type { User } from '#shared/contract/accounts.ts'
import type { Context } from '#server/platform/api.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits.ts'
import type { Parts } from '#server/platform/parts.ts'
import { emailIndex, openAddress, sealAddress } from './address.ts'
import { termsConsent } from './consent.ts'
import { openSession } from './sessions.ts'
import { wrongAt } from './sign-in-limits.ts'
import { refuseCode, tryCode } from './try-code.ts'
import * as store from './store.ts'

type Given = { user_id: string; two_factor_code: string; consent?: boolean | undefined }

/** A right code opens a session, once. A new address becomes an account here, and only with consent. */
export async function verifyCode(
  room: { parts: Parts; limits: Limits },
  given: Given,
  context: Context,
): Promise<{ token: string; user: User }> {
  const { db, clock, secrets } = room.parts
  const challenge = await tryCode(room, 'account', given, context)
  const addressIndex = challenge.address_idx
  const known = await store.findAccountByEmail(db.identity, addressIndex)
  if (!known && given.consent !== true) return askConsent(room.parts, challenge.id)
  const email = openAddress(secrets, 'challenge.address_ct', challenge.id, challenge.address_ct)
  const signedIn = await db.begin('identity', async tx => {
    if (!(await store.useChallenge(tx, challenge.id, clock.now()))) return refuseCode('code_wrong')
    const holderId = known?.id ?? (await createAccount(room.parts, tx, email, context))
    const token = await openSession(room.parts, tx, { kind: 'account', holderId, addressIndex }, context)
    return { token, user: { id: holderId, email, phone_number: null } }
  })
  room.limits.forget(wrongAt('account', addressIndex))
  return signedIn
}

/** Uses up neither the code nor the try: whoever gets here had the right code. */
async function askConsent({ db }: Parts, challengeId: string): Promise<never> {
  await store.giveTryBack(db.identity, challengeId)
  return fail('consent_needed', { fields: { consent: [{ key: 'consent' }] } })
}

/** The account's id: a new one, or that of the account another attempt has just made for the same address. */
export async function createAccount(
  { clock, secrets }: Pick<Parts, 'clock' | 'secrets'>,
  tx: Tx,
  email: string,
  { locale }: Pick<Context, 'locale'>,
): Promise<string> {
  const id = randomUUID()
  const index = emailIndex(secrets, email)
  const today = dayOf(clock.now())
  const made = await store.insertAccount(tx, {
    id,
    email_ct: sealAddress(secrets, 'account.email_ct', id, email),
    email_idx: index,
    locale,
    created_month: `${today.slice(0, 7)}-01`,
  })
  if (!made) return (await store.findAccountByEmail(tx, index))?.id ?? fail('conflict')
  await store.insertConsent(tx, id, termsConsent(locale), today)
  return id
}
