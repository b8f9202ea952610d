import { useSyncExternalStore } from 'react'
import { onStored, storedText } from './storage.ts'

/** What this browser keeps of a signed-in person: the token, and how the account names itself. */
export type Session = {
  token: string
  user: { id: string; email: string | null; phone_number: string | null }
}

const TOKEN = storedText('browser', 'token')
const USER = storedText('browser', 'user')
const DEVICE = storedText('browser', 'device')
const lostListeners = new Set<() => void>()
let known: { raw: string; session: Session | undefined } = { raw: '', session: undefined }
let unsaved = 0

export const sessionToken = (): string | undefined => currentSession()?.token

/** The session, or undefined. A stored token without a user record is discarded and the page reloads. */
export function currentSession(): Session | undefined {
  const token = TOKEN.get() ?? ''
  const user = USER.get() ?? ''
  const raw = token && `${token} ${user}`
  if (raw !== known.raw) known = { raw, session: parse(token, user) }
  return known.session
}

function parse(token: string, user: string): Session | undefined {
  try {
    if (token && user) return { token, user: JSON.parse(user) as Session['user'] }
  } catch {
    // Not ours any more: falls through to discarding it.
  }
  if (token) endSession()
  return undefined
}

export function startSession(session: Session): void {
  // The token last: other tabs hear of each by itself, and would discard a token without a user.
  USER.put(JSON.stringify(session.user))
  TOKEN.put(session.token)
  showSignedIn()
}

/** Forgets the session. The page reloads, unless a form holds words that would be lost. */
export function endSession({ reload = true }: { reload?: boolean } = {}): void {
  TOKEN.put(undefined)
  USER.put(undefined)
  showSignedIn()
  if (!reload) return
  if (unsaved === 0) location.reload()
  else for (const listener of lostListeners) listener()
}

/** While a form holds unsent words, an ended session opens the login over it instead of reloading. */
export function holdWords(): () => void {
  unsaved += 1
  return () => void (unsaved -= 1)
}

/** Told when a session ended over a form with unsent words. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener)
  return () => void lostListeners.delete(listener)
}

function showSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', Boolean(TOKEN.get()))
}

/** The session in a component; always undefined on the server and in the first render, so that both agree. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(onStored, currentSession, () => undefined)

export const onSessionChange = onStored

/** A random name of this browser, for limits on codes; it is sent with calls and kept nowhere else. */
export function deviceToken(): string {
  const kept = DEVICE.get()
  if (kept) return kept
  const made = crypto.randomUUID()
  DEVICE.put(made)
  return made
}
