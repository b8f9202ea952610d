import { useSyncExternalStore } from 'react'
import { onStored, storedJson } from '#web/platform/storage.ts'
import type { SignedToken } from '#web/raffle/prepare.ts'

/** What the form hands to the thank-you page. */
export type Sent = {
  code: string
  company: { slug: string; name: string }
  /** Where the draft is kept that may go now. */
  slot: string
  earlier: boolean
  ticket: SignedToken | null
  /** Of pay alone; without a company its slug and name are empty. `held`: the team looks at it first. */
  pay?: { held: boolean }
  /** The code was copied, saved, or written down elsewhere. */
  kept?: true
}

/** Stored, for this tab, until the code is kept or another page of this site opens: so long a reload still shows it. */
const SENT = storedJson<Sent>('tab', 'sent-review')
/** What the page shows, stored or not. */
let shown: Sent | undefined
let left: Sent['company'] | undefined

export function handOver(sent: Sent): void {
  shown = sent
  SENT.put(sent)
}

/** The code has another place now: none of it stays behind in the tab. */
export function unstore(): void {
  shown = handedOver()
  SENT.put(undefined)
}

/** Its holder has the code: leaving the page asks nothing from now on. */
export function noteKept(): void {
  const sent = handedOver()
  if (sent) shown = { ...sent, kept: true }
  SENT.put(undefined)
}

/** The thank-you page was left: of what was sent the running page remembers the company, and stores nothing. */
export function letGo(): void {
  const sent = handedOver()
  left = sent && !sent.pay ? sent.company : left
  shown = undefined
  SENT.put(undefined)
}

/** Signed out: of what was left behind nothing is remembered. A code that still stands on the page stays until that is left. */
export function forgetLeft(): void {
  left = undefined
  unstore()
}

export const handedOver = (): Sent | undefined => shown ?? SENT.get()
export const justSent = (): Sent['company'] | undefined => left

const nothing = () => undefined

/** What was handed over, in a component; nothing on the server and in the first render. */
export const useHandedOver = (): Sent | undefined => useSyncExternalStore(onStored, handedOver, nothing)

/** The company of a review that this page has sent, once its code is no longer shown. */
export const useJustSent = (): Sent['company'] | undefined =>
  useSyncExternalStore(onStored, justSent, nothing)
