import { useSyncExternalStore } from 'react'
import { thisYear } from '#web/forms/today.ts'
import { httpCall } from '#web/platform/call.ts'
import { currentSession } from '#web/platform/session.ts'
import { browserKeys, onStored, storedJson } from '#web/platform/storage.ts'
import type { CredentialPlace } from './credential.ts'

const PREFIX = 'credential-'
const placeOf = (account: string): CredentialPlace => storedJson('browser', PREFIX + account)

/**
 * Each account that signs in on this browser has its own credential: with one for two, the server would see that they
 * share it. After signing out the one that is left works on, so that no request near the review names an account.
 */
export function credentialPlace(): CredentialPlace {
  const account = currentSession()?.user.id
  if (account !== undefined) return placeOf(account)
  return usable()[0] ?? placeOf('')
}

/** Whether this browser can write without a sign-in. */
export const hasCredential = (): boolean => usable().length > 0

export const useHasCredential = (): boolean => useSyncExternalStore(onStored, hasCredential, () => false)

const usable = (): CredentialPlace[] =>
  browserKeys(PREFIX)
    .map(key => placeOf(key.slice(PREFIX.length)))
    .filter(place => place.get()?.credential && place.get()?.year === thisYear())

/** Requests the year's credential after a sign-in, in the background; the form asks again if that failed. */
export async function renewAfterSignIn(): Promise<void> {
  const { renewCredential } = await import('./credential.ts')
  await renewCredential(httpCall, credentialPlace()).catch(() => {})
}
