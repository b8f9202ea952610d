import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { storedJson } from '#web/platform/storage.ts'

/** State of a navigation to another choice of the same list: the reader stays where the list begins to change. */
export const STAY = 'stay'

const kept = storedJson<Record<string, number>>('tab', 'scroll')
/** How far down each entry of the history was left. */
let positions: Record<string, number> = {}
/** Of the whole visit, since the frame is made anew around an error. */
let shown: string | undefined

/**
 * A page gone back to is as far down as it was left, a new one at its top or where its address points. The router's own
 * `ScrollRestoration` takes all places in a page (`#…`) for one entry of the history.
 */
export function useScroll(): void {
  const { key, hash, state } = useLocation()
  useEffect(remember, [])
  useLayoutEffect(() => {
    const isFirst = shown === undefined
    if (isFirst) positions = kept.get() ?? {}
    if (shown === key) return
    shown = key
    const left = isFirst && key === 'default' ? undefined : positions[key]
    if (left !== undefined) scrollTo(0, left)
    // The first page of a visit was scrolled by the browser.
    else if (!isFirst && state !== STAY) scrollToPlace(hash)
  }, [key, hash, state])
}

/** Between documents the browser restores by itself. */
function remember(): () => void {
  const follow = () => shown && (positions[shown] = scrollY)
  const come = () => (history.scrollRestoration = 'manual')
  const leave = () => {
    kept.put(positions)
    history.scrollRestoration = 'auto'
  }
  const listeners = { scroll: follow, pageshow: come, pagehide: leave }
  come()
  for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) removeEventListener(event, listener)
  }
}

function scrollToPlace(hash: string): void {
  const place = hash && document.getElementById(hash.slice(1))
  if (place) place.scrollIntoView()
  else scrollTo(0, 0)
}
