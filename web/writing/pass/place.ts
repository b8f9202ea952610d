import { currentSession } from '#web/platform/session.ts'
import { browserKeys, storedJson } from '#web/platform/storage.ts'
import type { CredentialPlace } from './credential.ts'

const PREFIX = 'credential-'

/** Each account that signs in on this browser has its own: with one for two, the server would see that they share it. */
export const credentialPlace = (account = currentSession()?.user.id ?? ''): CredentialPlace =>
  storedJson('browser', PREFIX + account)

/** Whether this browser has the credential of any account. */
export const hasCredential = (): boolean => browserKeys(PREFIX).length > 0
