import { useState } from 'react'

const PREFIX = 'team-kept:'

/** What was chosen or written at a desk, and about what. */
type Kept = { of: string }

/** State of a desk that outlives its page in this tab, as when the session ends meanwhile. */
export function useKept<T extends Kept>(desk: string): [T | undefined, (kept: T) => void] {
  const key = PREFIX + desk
  const [kept, setKept] = useState(() => read<T>(key))
  const keep = (next: T) => {
    setKept(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It stays on the page.
    }
  }
  return [kept, keep]
}

/** After signing out. */
export function forgetKept(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

function read<T>(key: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
