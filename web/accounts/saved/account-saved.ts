import { useEffect, useSyncExternalStore } from 'react'
import type { Saved } from '#shared/contract/account/saved.ts'
import { httpCall } from '#web/platform/call.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'

/** What the account keeps, for as long as this page is open: the browser stores none of it. */
type Known = { token: string; saved?: Saved; failed?: true }

let known: Known | undefined
const listeners = new Set<() => void>()

/** Undefined while it is not known, or nobody is signed in. */
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
  change(() => httpCall('save', { body: given }))

export const unsaveInAccount = (id: string): Promise<void> =>
  change(() => httpCall('unsave', { params: { id } }))

async function change(call: () => Promise<Saved>): Promise<void> {
  const token = sessionToken()
  const saved = await inTurn(call)
  if (token !== undefined && token === sessionToken()) put({ token, saved })
}

function load(token: string): void {
  put({ token })
  inTurn(() => httpCall('saved', {})).then(
    saved => known?.token === token && put({ token, saved }),
    () => known?.token === token && put({ token, failed: true }),
  )
}

let last: Promise<unknown> = Promise.resolve()

/** One after another: no older list comes over a newer one. */
function inTurn(call: () => Promise<Saved>): Promise<Saved> {
  const mine = last.then(call, call)
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
