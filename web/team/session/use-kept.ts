import { useState } from 'react'

const PREFIX = 'team-kept:'

/** What was chosen or written at a desk, and about what. */
type Kept = { of: string }

/** State of a desk that outlives its page in this tab, as when the session ends meanwhile. */
export function useKept<T extends Kept>(name: string): [T | undefined, (kept: T) => void] {
  const [kept, setKept] = useState(() => recall<T>(name))
  const keep = (next: T) => {
    setKept(next)
    remember(name, next)
  }
  return [kept, keep]
}

export function remember<T extends Kept>(name: string, kept: T): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {
    // It stays on the page.
  }
}

export function recall<T extends Kept>(name: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Once it is decided, nothing is kept about it; without an id, about nothing. */
export function forgetKept(of?: string): void {
  const names = Object.keys(sessionStorage).filter(key => key.startsWith(PREFIX))
  for (const key of names)
    if (of === undefined || recall(key.slice(PREFIX.length))?.of === of) sessionStorage.removeItem(key)
}
