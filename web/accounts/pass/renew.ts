import { httpCall } from '#web/platform/call.ts'
import { credentialPlace } from './place.ts'

/** Requests the year's credential after a sign-in, in the background; the form asks again if that failed. */
export async function renewAfterSignIn(): Promise<void> {
  const { renewCredential } = await import('./credential.ts')
  await renewCredential(httpCall, credentialPlace()).catch(() => {})
}
