import { useEffect, useSyncExternalStore } from 'react'
import type { Saved } from '#shared/contract/accounts/saved.ts'
import { httpCall, type CallError } from '#web/platform/call.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'

/** The account's saved items, in memory while the page is open: the browser stores none of them. */
type Known = { token: string; saved?: Saved; failed?: true }

let known: Known | undefined
const listeners = new Set<() => void>()

/** Undefined until loaded, and without a session. */
export function useAccountSaved() {
  const token = useSession()?.token
  const now = useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  )
  useEffect(() => {
    if (token && known?.token !== token) load(token)
  }, [token])
  const mine = token !== undefined && now?.token === token ? now : undefined
  return { saved: mine?.saved, failed: mine?.failed === true, again: () => token && load(token) }
}

export const saveInAccount = (given: Partial<Saved>): Promise<void> =>
  change(signal => httpCall('save', { body: given }, undefined, signal))

export const unsaveInAccount = (id: string): Promise<void> =>
  change(signal => httpCall('unsave', { params: { id } }, undefined, signal))

async function change(call: SavedCall): Promise<void> {
  const token = sessionToken()
  const saved = await inTurn(token, call)
  if (token !== undefined && token === sessionToken()) put({ token, saved })
}

/** Loads the account's list. */
export function load(token: string): void {
  put({ token })
  inTurn(token, signal => httpCall('saved', {}, undefined, signal)).then(
    saved => known?.token === token && put({ token, saved }),
    () => known?.token === token && put({ token, failed: true }),
  )
}

type SavedCall = (signal: AbortSignal) => Promise<Saved>

/** A call is aborted after this time, so that it does not block the queue. */
const TURN_MS = 20_000
const NOT_THEIRS: CallError = { status: 401, code: 'unauthenticated', message: '', errors: {} }
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs calls one after another, so that an older list never replaces a newer one. A call queued for one session is not
 * sent after another person has signed in.
 */
function inTurn(token: string | undefined, call: SavedCall): Promise<Saved> {
  const begin = async () => {
    if (token === undefined || token !== sessionToken()) throw NOT_THEIRS
    return call(AbortSignal.timeout(TURN_MS))
  }
  const mine = last.then(begin, begin)
  last = mine
  return mine
}

function put(next: Known): void {
  known = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
