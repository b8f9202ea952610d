import { useSyncExternalStore } from 'react'
import { onStored, storedText } from './storage.ts'

/** A signed-in account as stored in this browser: the token and the account's addresses. */
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
    // The stored value is not valid JSON: it is discarded below.
  }
  if (token) endSession()
  return undefined
}

export function startSession(session: Session): void {
  // The token is written last: other tabs get one event per key and would discard a token without a user.
  USER.put(JSON.stringify(session.user))
  TOKEN.put(session.token)
  showSignedIn()
}

/** Deletes the session. The page reloads unless a form contains unsent text. */
export function endSession({ reload = true }: { reload?: boolean } = {}): void {
  TOKEN.put(undefined)
  USER.put(undefined)
  showSignedIn()
  if (!reload) return
  if (unsaved === 0) location.reload()
  else for (const listener of lostListeners) listener()
}

/** While a form contains unsent text, an expired session opens the login dialog instead of a reload. */
export function preventReload(): () => void {
  unsaved += 1
  return () => void (unsaved -= 1)
}

/** Calls `listener` when a session expires while a form contains unsent text. */
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

/** Random id of this browser, sent with calls for rate limits on codes; the server uses it for nothing else. */
export function deviceToken(): string {
  const stored = DEVICE.get()
  if (stored) return stored
  const made = crypto.randomUUID()
  DEVICE.put(made)
  return made
}
