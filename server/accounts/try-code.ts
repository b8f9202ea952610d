import type { Context } from '#server/platform/http/api.ts'
import { fail, type ErrorCode } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openAddress } from './address.ts'
import { codeMac } from './code.ts'
import { limitWrongTries, wrongAt } from './sign-in-limits.ts'
import * as store from './store.ts'

type Given = { user_id: string; two_factor_code: string }
/** `to`: the address to which its code was sent. */
type Attempted = store.Challenge & { to: string }

/**
 * The attempt to which a right code belongs. An attempt compares five wrong codes, however many arrive at once, and
 * the fifth ends it. A right code meets no other limit: wrong tries from the same network are no reason to refuse it,
 * and guessing is limited by the five tries and by how many codes are sent. An unknown or used attempt answers like a
 * wrong code.
 */
export async function tryCode(
  parts: Parts,
  kind: store.Kind,
  { user_id, two_factor_code }: Given,
  context: Pick<Context, 'address'>,
): Promise<Attempted> {
  const { db, clock, secrets, limits } = parts
  const id = user_id.toLowerCase()
  const mac = codeMac(secrets, id, two_factor_code)
  const challenge = await store.countTry(db.identity, kind, { id, mac }, clock.now())
  const to = challenge && openAddress(secrets, 'challenge.address_ct', id, challenge.address_ct)
  if (challenge?.right && to !== undefined) return { ...challenge, to }
  await limitWrongTries(limits, context.address)
  if (!challenge || to === undefined) return refuseCode(await reasonOf(parts, kind, id))
  await limits.everywhere.note(wrongAt(kind, { channel: challenge.channel, to }))
  return refuseCode(challenge.tries < store.MOST_WRONG ? 'code_wrong' : 'too_many_tries')
}

export const refuseCode = (code: 'code_wrong' | 'code_expired' | 'too_many_tries'): never =>
  fail(code satisfies ErrorCode, { fields: { two_factor_code: [{ key: code }] } })

async function reasonOf({ db, clock }: Parts, kind: store.Kind, id: string) {
  const challenge = await store.findChallenge(db.identity, kind, id)
  if (!challenge) return 'code_wrong'
  return challenge.expires_at <= clock.now() ? 'code_expired' : 'too_many_tries'
}
