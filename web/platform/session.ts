import { useSyncExternalStore } from 'react'

/** What this browser keeps of a signed-in person: the token, and how the account names itself. */
export type Session = {
  token: string
  user: { id: string; email: string | null; phone_number: string | null }
}

const TOKEN = 'token'
const USER = 'user'
const DEVICE = 'device'
const listeners = new Set<() => void>()
const lostListeners = new Set<() => void>()
let known: { raw: string; session: Session | undefined } = { raw: '', session: undefined }
let unsaved = 0

export const sessionToken = (): string | undefined => currentSession()?.token

/** The session, or undefined. A stored token without a user record is discarded and the page reloads. */
export function currentSession(): Session | undefined {
  if (typeof localStorage === 'undefined') return undefined
  const token = localStorage.getItem(TOKEN) ?? ''
  const user = localStorage.getItem(USER) ?? ''
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
  localStorage.setItem(USER, JSON.stringify(session.user))
  localStorage.setItem(TOKEN, session.token)
  announce()
}

/** Forgets the session. The page reloads, unless a form holds words that would be lost. */
export function endSession({ reload = true }: { reload?: boolean } = {}): void {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
  announce()
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

function announce(): void {
  document.documentElement.toggleAttribute('data-signed-in', Boolean(localStorage.getItem(TOKEN)))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The session in a component; always undefined on the server and in the first render, so that both agree. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribe, currentSession, () => undefined)

export const onSessionChange = subscribe

/** A random name of this browser, for limits on codes; it is sent with calls and kept nowhere else. */
export function deviceToken(): string {
  const kept = localStorage.getItem(DEVICE)
  if (kept) return kept
  const made = crypto.randomUUID()
  localStorage.setItem(DEVICE, made)
  return made
}
