import { randomUUID } from 'node:crypto'
import type { User } from '#shared/contract/accounts.ts'
import type { Context } from '#server/platform/api.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addressIndex, openAddress, sealAddress, type Address } from './address.ts'
import { termsConsent } from './consent.ts'
import { presentUser } from './present.ts'
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
  const { channel, address_idx: index } = challenge
  const known = await store.findAccountAt(db.identity, channel, index)
  if (!known && given.consent !== true) return askConsent(room.parts, challenge.id)
  const to = openAddress(secrets, 'challenge.address_ct', challenge.id, challenge.address_ct)
  const signedIn = await db.begin('identity', async tx => {
    if (!(await store.useChallenge(tx, challenge.id, clock.now()))) return refuseCode('code_wrong')
    const holderId = known?.id ?? (await createAccount(room.parts, tx, { channel, to }, context))
    const session = { kind: 'account', holderId, addressIndex: index } as const
    const token = await openSession(room.parts, tx, session, context)
    const account = known ?? (await store.findAccount(tx, holderId)) ?? fail('conflict')
    return { token, user: presentUser(secrets, account) }
  })
  room.limits.forget(wrongAt('account', index))
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
  { channel, to }: Address,
  { locale }: Pick<Context, 'locale'>,
): Promise<string> {
  const id = randomUUID()
  const index = addressIndex(secrets, { channel, to })
  const today = dayOf(clock.now())
  const made = await store.insertAccount(tx, {
    id,
    locale,
    ...(channel === 'email'
      ? { email_ct: sealAddress(secrets, 'account.email_ct', id, to), email_idx: index }
      : { phone_ct: sealAddress(secrets, 'account.phone_ct', id, to), phone_idx: index }),
    created_month: `${today.slice(0, 7)}-01`,
  })
  if (!made) return (await store.findAccountAt(tx, channel, index))?.id ?? fail('conflict')
  await store.insertConsent(tx, id, termsConsent(locale), today)
  return id
}
