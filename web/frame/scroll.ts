import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { storedJson } from '#web/platform/storage.ts'

/** History state of a navigation within the same list: the scroll position is kept. */
export const STAY = 'stay'

const stored = storedJson<Record<string, number>>('tab', 'scroll')
/** Scroll position of each history entry by its key. */
let positions: Record<string, number> = {}
/** Module state, because React creates the frame again after an error. */
let shown: string | undefined

/**
 * Restores the scroll position when going back; a new page starts at its top or at the hash. The router's own
 * `ScrollRestoration` treats all hashes of a page as one history entry.
 */
export function useScroll(): void {
  const { key, hash, state } = useLocation()
  useEffect(remember, [])
  useLayoutEffect(() => {
    const isFirst = shown === undefined
    if (isFirst) positions = stored.get() ?? {}
    if (shown === key) return
    shown = key
    const left = isFirst && key === 'default' ? undefined : positions[key]
    if (left !== undefined) scrollTo(0, left)
    // On the first page the browser has already scrolled to the hash.
    else if (!isFirst && state !== STAY) scrollToPlace(hash)
  }, [key, hash, state])
}

/** Between documents the browser restores the scroll position. */
function remember(): () => void {
  const follow = () => shown && (positions[shown] = scrollY)
  const onPageShow = () => (history.scrollRestoration = 'manual')
  const onPageHide = () => {
    stored.put(positions)
    history.scrollRestoration = 'auto'
  }
  const listeners = { scroll: follow, pageshow: onPageShow, pagehide: onPageHide }
  onPageShow()
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
