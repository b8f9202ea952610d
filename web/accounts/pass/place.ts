import { useSyncExternalStore } from 'react'
import { thisYear } from '#web/forms/today.ts'
import { httpCall } from '#web/platform/call.ts'
import { currentSession } from '#web/platform/session.ts'
import { onStored, storedJson, storedText } from '#web/platform/storage.ts'
import type { CredentialPlace } from './credential.ts'

/** The account that signed out in this tab: until the tab closes it may write, and no request near the review names it. */
const SIGNED_OUT = storedText('tab', 'signed-out')
const NOWHERE: CredentialPlace = { get: () => undefined, put() {} }

/**
 * Each account that signs in on this browser has its own credential: with one for two, the server would see that they
 * share it, and one person's review would count as the other's.
 */
export function credentialPlace(): CredentialPlace {
  const account = currentSession()?.user.id ?? SIGNED_OUT.get()
  return account === undefined ? NOWHERE : storedJson('browser', `credential-${account}`)
}

/** Whether one can write here without a sign-in. */
export function hasCredential(): boolean {
  const stored = credentialPlace().get()
  return stored?.credential != null && stored.year === thisYear()
}

export const useHasCredential = (): boolean => useSyncExternalStore(onStored, hasCredential, () => false)

/** Call it before the session is deleted. */
export const noteSignOut = (): void => void SIGNED_OUT.put(currentSession()?.user.id)

/** Requests the year's credential after a sign-in, in the background; the form asks again if that failed. */
export async function renewAfterSignIn(): Promise<void> {
  SIGNED_OUT.put(undefined)
  const { renewCredential } = await import('./credential.ts')
  await renewCredential(httpCall, credentialPlace()).catch(() => {})
}
