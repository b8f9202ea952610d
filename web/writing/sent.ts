import { useSyncExternalStore } from 'react'
import type { SignedToken } from '#web/raffle/prepare.ts'

/** What the form hands to the thank-you page. Kept for this tab only, so that a reload still shows the code. */
export type Sent = {
  code: string
  company: { slug: string; name: string }
  /** Where the draft is kept that may go now. */
  slot: string
  earlier: boolean
  ticket: SignedToken | null
  /** The code was copied, saved, or written down elsewhere. */
  kept?: true
}

const KEY = 'sent-review'
let held: Sent | undefined
const listeners = new Set<() => void>()

export function handOver(sent: Sent): void {
  held = sent
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // Then it lives until the next reload.
  }
  for (const listener of listeners) listener()
}

/** Its holder has the code: leaving the page asks nothing from now on. */
export const noteKept = (): void => void (held && handOver({ ...held, kept: true }))

/** What was handed over, in a component; nothing on the server and in the first render. */
export const useHandedOver = (): Sent | undefined =>
  useSyncExternalStore(subscribe, handedOver, () => undefined)

function handedOver(): Sent | undefined {
  try {
    held ??= (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Sent | null) ?? undefined
  } catch {
    // Nothing readable: nothing handed over.
  }
  return held
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
