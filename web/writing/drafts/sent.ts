import { useSyncExternalStore } from 'react'
import { onStored, storedJson } from '#web/platform/storage.ts'
import type { SignedToken } from '#web/raffle/prepare.ts'

/** Data that the form passes to the thank-you page. */
export type Sent = {
  code: string
  company: { slug: string; name: string }
  /** Storage key of the draft, which can be deleted now. */
  slot: string
  earlier: boolean
  ticket: SignedToken | null
  /** Set for standalone pay; without a company its slug and name are empty. `held`: a moderator checks it first. */
  pay?: { held: boolean }
  /** The code was copied, saved, or written down. */
  isSaved?: true
}

/**
 * Stored in this tab until the code is saved or another page of this site opens, so that a reload shows the code again.
 */
const SENT = storedJson<Sent>('tab', 'sent-review')
/** The data on the page, also after it was removed from storage. */
let shown: Sent | undefined
let left: Sent['company'] | undefined

export function handOver(sent: Sent): void {
  shown = sent
  SENT.put(sent)
}

/** The code is stored elsewhere now: removes it from this tab's storage. */
export function unstore(): void {
  shown = handedOver()
  SENT.put(undefined)
}

/** The author has the code: leaving the page needs no confirmation any more. */
export function markSaved(): void {
  const sent = handedOver()
  if (sent) shown = { ...sent, isSaved: true }
  SENT.put(undefined)
}

/** The thank-you page was left: only the company's name remains, in memory and not in storage. */
export function letGo(): void {
  const sent = handedOver()
  left = sent && !sent.pay ? sent.company : left
  shown = undefined
  SENT.put(undefined)
}

/**
 * After signing out the company is forgotten as well. A code that is still on the screen remains until the page is
 * left.
 */
export function forgetLeft(): void {
  left = undefined
  unstore()
}

export const handedOver = (): Sent | undefined => shown ?? SENT.get()
export const justSent = (): Sent['company'] | undefined => left

const nothing = () => undefined

/** The passed data in a component; none on the server and in the first render. */
export const useHandedOver = (): Sent | undefined => useSyncExternalStore(onStored, handedOver, nothing)

/** Company of a review that was sent in this page load, after the thank-you page was left. */
export const useJustSent = (): Sent['company'] | undefined =>
  useSyncExternalStore(onStored, justSent, nothing)
