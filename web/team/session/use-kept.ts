import { useState } from 'react'
import { storedJson, tabKeys, type Stored } from '#web/platform/storage.ts'

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

const keptAs = <T extends Kept>(name: string): Stored<T> => storedJson<T>('tab', PREFIX + name)

export const remember = <T extends Kept>(name: string, kept: T): void => void keptAs<T>(name).put(kept)

export const recall = <T extends Kept>(name: string): T | undefined => keptAs<T>(name).get()

/** Once it is decided, nothing is kept about it; without an id, about nothing. */
export function forgetKept(of?: string): void {
  for (const key of tabKeys(PREFIX)) {
    const kept = storedJson<Kept>('tab', key)
    if (of === undefined || kept.get()?.of === of) kept.put(undefined)
  }
}
