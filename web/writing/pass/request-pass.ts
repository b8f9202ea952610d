import type { Credential, CredentialPlace, NoCredential } from '#web/accounts/pass/credential.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import type { PassFor } from './pass.ts'

/**
 * Has a pass permitted for these purposes with the account's credential, which is requested first where this browser has
 * none, and again where it is damaged or the server refuses it. Throws a `NoCredential` if it gets none.
 */
export async function requestPass(
  call: Call,
  place: CredentialPlace,
  purposes: PassFor[],
  given?: string,
): Promise<string> {
  const [{ getCredential, renewCredential }, { createPass, permit }] = await Promise.all([
    import('#web/accounts/pass/credential.ts'),
    import('./pass.ts'),
  ])
  const pass = given ?? createPass()
  const permitAll = async (found: Credential | NoCredential) => {
    if ('kind' in found) throw found
    for (const purpose of purposes) await permit(call, found, purpose, pass)
  }
  await permitAll(await getCredential(call, place)).catch(async error => {
    if (!isUnusable(error)) throw error
    await permitAll(await renewCredential(call, place))
  })
  return pass
}

/** Bytes that are no credential lead to a RangeError. */
const isUnusable = (error: unknown): boolean =>
  error instanceof RangeError || (isCallError(error) && error.code === 'credential_invalid')
