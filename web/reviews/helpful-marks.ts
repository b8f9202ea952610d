import { useSyncExternalStore } from 'react'

/** Ids of the reviews that this browser found helpful; the server could not tell, and need not. */
const KEPT = 'helpful'
const listeners = new Set<() => void>()
let inMemory = ''

/** Whether this browser marked the review; false on the server and in the first render, so that both agree. */
export const useHelpfulMark = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => marked(read(), id),
    () => false,
  )

export function keepHelpfulMark(id: string, on: boolean): void {
  const ids = withMark(read(), id, on)
  inMemory = ids
  try {
    localStorage.setItem(KEPT, ids)
  } catch {
    // A browser that keeps nothing: the mark is remembered as long as the page.
  }
  for (const listener of listeners) listener()
}

export const marked = (ids: string, id: string): boolean => ids.split(' ').includes(id)

/** The list with the id added once, or without it. */
export const withMark = (ids: string, id: string, on: boolean): string =>
  [...ids.split(' ').filter(one => one && one !== id), ...(on ? [id] : [])].join(' ')

function read(): string {
  try {
    return localStorage.getItem(KEPT) ?? inMemory
  } catch {
    return inMemory
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
