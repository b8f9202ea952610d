import { useState } from 'react'
import { storedJson, tabKeys, type Stored } from '#web/platform/storage.ts'

const PREFIX = 'team-kept:'

/** Stored state of a desk; `of` is the id of its item. */
type Kept = { of: string }

/** State of a desk that is stored in this tab, so that it survives an expired session. */
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

/** Deletes the stored state of a decided item; without an id, of all items. */
export function forgetKept(of?: string): void {
  for (const key of tabKeys(PREFIX)) {
    const kept = storedJson<Kept>('tab', key)
    if (of === undefined || kept.get()?.of === of) kept.put(undefined)
  }
}
