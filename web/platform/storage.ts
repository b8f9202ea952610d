import { useSyncExternalStore } from 'react'

/** `localStorage`, or `sessionStorage` of one tab. */
type Area = 'browser' | 'tab'

/** One value in the browser's storage. */
export type Stored<T> = {
  /** The same object until the value changes; undefined when it is missing or unreadable. */
  get: () => T | undefined
  /**
   * Undefined deletes the value. Returns false when the browser refuses: the value then lasts until the page is closed.
   */
  put: (value: T | undefined) => boolean
}

// Function declarations, because modules call them while the module graph is still being evaluated.
export function storedText(area: Area, key: string): Stored<string> {
  return {
    get: () => read(area, key) ?? undefined,
    put: text => write(area, key, text),
  }
}

/** `check` validates the stored value, which an older version of the site or another script may have written. */
export function storedJson<T>(
  area: Area,
  key: string,
  check: (value: unknown) => T | undefined = value => (value ?? undefined) as T | undefined,
): Stored<T> {
  let known: { raw: string | null; value: T | undefined } = { raw: null, value: undefined }
  return {
    get() {
      const raw = read(area, key)
      if (raw !== known.raw) known = { raw, value: raw === null ? undefined : parsed(raw, check) }
      return known.value
    },
    put: value => write(area, key, value === undefined ? undefined : JSON.stringify(value)),
  }
}

/** The value in a component; undefined on the server and in the first render, so that both agree. */
export const useStored = <T>(stored: Stored<T>): T | undefined =>
  useSyncExternalStore(onStored, stored.get, () => undefined)

/**
 * Whether the browser's storage accepts writes: some browsers forbid it, others are full. Tried once, with the size of
 * a session.
 */
export const useCanStore = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => (canStore ??= tries()),
    () => true,
  )

let canStore: boolean | undefined
const tries = (): boolean =>
  tryWrite('browser', 'trial', ' '.repeat(1000)) && tryWrite('browser', 'trial', undefined)

/** Calls `listener` after every change of stored values, in this tab or another. */
export function onStored(listener: () => void): () => void {
  // A page in the back/forward cache receives no storage events.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && listener()
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', onPageShow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', onPageShow)
  }
}

/** Calls `listener` when another tab changes the value of a key. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const follow = (event: StorageEvent) => event.key === key && listener()
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Deletes everything that this site has stored in the browser; the theme follows the device again. */
export function emptyBrowser(): void {
  for (const values of Object.values(memory)) values.clear()
  for (const area of ['browser', 'tab'] as const)
    for (const key of keysOf(area)) tryWrite(area, key, undefined)
  for (const mark of ['data-signed-in', 'data-theme']) document.documentElement.removeAttribute(mark)
  for (const listener of listeners) listener()
}

/** Keys in `sessionStorage` with this prefix. */
export const tabKeys = (prefix: string): string[] => keysOf('tab').filter(key => key.startsWith(prefix))

/** Keys in `localStorage` with this prefix. */
export const browserKeys = (prefix: string): string[] =>
  keysOf('browser').filter(key => key.startsWith(prefix))

const listeners = new Set<() => void>()
/** Values that the browser refused to store; they last until the page is closed. */
const memory: Record<Area, Map<string, string>> = { browser: new Map(), tab: new Map() }

// Where storage is forbidden, reading the property already throws.
const storageOf = (area: Area): Storage => (area === 'browser' ? localStorage : sessionStorage)

function read(area: Area, key: string): string | null {
  try {
    return memory[area].get(key) ?? storageOf(area).getItem(key)
  } catch {
    return null
  }
}

function write(area: Area, key: string, text: string | undefined): boolean {
  const isWritten = tryWrite(area, key, text)
  if (isWritten || text === undefined) memory[area].delete(key)
  else memory[area].set(key, text)
  for (const listener of listeners) listener()
  return isWritten
}

function tryWrite(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

function keysOf(area: Area): string[] {
  let stored: string[] = []
  try {
    stored = Object.keys(storageOf(area))
  } catch {
    // Without storage, only the keys in memory exist.
  }
  return [...new Set([...stored, ...memory[area].keys()])]
}

function parsed<T>(raw: string, check: (value: unknown) => T | undefined): T | undefined {
  try {
    return check(JSON.parse(raw))
  } catch {
    return undefined
  }
}
