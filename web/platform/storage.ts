import { useSyncExternalStore } from 'react'

/** Kept for every tab of this browser, or for one tab until it is closed. */
type Area = 'browser' | 'tab'

/** One value that the browser keeps under a key. */
export type Stored<T> = {
  /** The same object until it changes; undefined where there is none, or none that can be read. */
  get: () => T | undefined
  /** Undefined removes it. False where the browser refuses: it then lasts as long as this page. */
  put: (value: T | undefined) => boolean
}

// Functions, not constants: modules ask for them while they are being loaded.
export function storedText(area: Area, key: string): Stored<string> {
  return {
    get: () => read(area, key) ?? undefined,
    put: text => write(area, key, text),
  }
}

/** `check` makes sure of what an older version of the page, or somebody else, may have left there. */
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

/** Whether this browser keeps what it is given: some forbid it, others are full. Tried once, with about as much as a session takes. */
export const useIsKept = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => (isKept ??= tries()),
    () => true,
  )

let isKept: boolean | undefined
const tries = (): boolean =>
  tryWrite('browser', 'trial', ' '.repeat(1000)) && tryWrite('browser', 'trial', undefined)

/** Told of every change of anything stored, in this tab or another. */
export function onStored(listener: () => void): () => void {
  // A page in the back/forward cache hears of nothing that other tabs store.
  const come = (event: PageTransitionEvent) => event.persisted && listener()
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', come)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', come)
  }
}

/** Told when another tab changes what is stored under a key. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const follow = (event: StorageEvent) => event.key === key && listener()
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Leaves nothing of this site in the browser; it looks as the device has it, too. */
export function emptyBrowser(): void {
  for (const kept of Object.values(memory)) kept.clear()
  for (const area of ['browser', 'tab'] as const)
    for (const key of keysOf(area)) tryWrite(area, key, undefined)
  for (const mark of ['data-signed-in', 'data-theme']) document.documentElement.removeAttribute(mark)
  for (const listener of listeners) listener()
}

/** The keys of this tab that begin so. */
export const tabKeys = (prefix: string): string[] => keysOf('tab').filter(key => key.startsWith(prefix))

/** As `tabKeys`, of what is kept for every tab. */
export const browserKeys = (prefix: string): string[] =>
  keysOf('browser').filter(key => key.startsWith(prefix))

const listeners = new Set<() => void>()
/** What the browser refused to keep: that much this page can do. */
const memory: Record<Area, Map<string, string>> = { browser: new Map(), tab: new Map() }

// Access alone throws where storage is forbidden.
const storageOf = (area: Area): Storage => (area === 'browser' ? localStorage : sessionStorage)

function read(area: Area, key: string): string | null {
  try {
    return memory[area].get(key) ?? storageOf(area).getItem(key)
  } catch {
    return null
  }
}

function write(area: Area, key: string, text: string | undefined): boolean {
  const kept = tryWrite(area, key, text)
  if (kept || text === undefined) memory[area].delete(key)
  else memory[area].set(key, text)
  for (const listener of listeners) listener()
  return kept
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
    // What is in memory is all there is.
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
