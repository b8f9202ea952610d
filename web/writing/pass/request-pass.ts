import type { Call } from '#web/platform/call.ts'
import type { CredentialPlace } from '#web/accounts/pass/credential.ts'
import type { PassFor } from './pass.ts'

/**
 * Has a pass permitted for these purposes with the account's credential, which is requested first where this browser has
 * none. Throws a `NoCredential` if it gets none.
 */
export async function requestPass(
  call: Call,
  place: CredentialPlace,
  purposes: PassFor[],
  given?: string,
): Promise<string> {
  const [{ getCredential }, { createPass, permit }] = await Promise.all([
    import('#web/accounts/pass/credential.ts'),
    import('./pass.ts'),
  ])
  const found = await getCredential(call, place)
  if ('kind' in found) throw found
  const pass = given ?? createPass()
  for (const purpose of purposes) await permit(call, found, purpose, pass)
  return pass
}
