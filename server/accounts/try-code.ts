import type { Context } from '#server/platform/api.ts'
import { sameBytes } from '#server/platform/crypto.ts'
import { fail, type ErrorCode } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits.ts'
import type { Parts } from '#server/platform/parts.ts'
import { codeMac } from './code.ts'
import { limitTries, wrongAt } from './sign-in-limits.ts'
import * as store from './store.ts'

type Given = { user_id: string; two_factor_code: string }

/**
 * The attempt whose code this is. The try is counted and committed before anything is compared, so that no number of
 * parallel tries compares more than five. An attempt that is unknown or used answers like a wrong code.
 */
export async function tryCode(
  { parts, limits }: { parts: Parts; limits: Limits },
  kind: store.Kind,
  { user_id, two_factor_code }: Given,
  context: Pick<Context, 'address'>,
): Promise<store.Challenge> {
  limitTries(limits, context.address)
  const { db, clock, secrets } = parts
  const challenge = await store.countTry(db.identity, kind, user_id, clock.now())
  if (!challenge) return refuseCode(await reasonOf(parts, kind, user_id))
  if (sameBytes(challenge.code_mac, codeMac(secrets, challenge.id, two_factor_code))) return challenge
  limits.note(wrongAt(kind, challenge.address_idx))
  return refuseCode('code_wrong')
}

export const refuseCode = (code: 'code_wrong' | 'code_expired' | 'too_many_tries'): never =>
  fail(code satisfies ErrorCode, { fields: { two_factor_code: [{ key: code }] } })

async function reasonOf({ db, clock }: Parts, kind: store.Kind, id: string) {
  const challenge = await store.findUnusedChallenge(db.identity, kind, id)
  if (!challenge) return 'code_wrong'
  return challenge.expires_at <= clock.now() ? 'code_expired' : 'too_many_tries'
}
