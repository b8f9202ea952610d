import { useState } from 'react'
import { storedJson, tabKeys, type Stored } from '#web/platform/storage.ts'

const PREFIX = 'team-kept:'

/** Stored state of a desk; `of` is the id of its item. */
type State = { of: string }

/** State of a desk that is stored in this tab, so that it survives an expired session. */
export function useStoredState<T extends State>(name: string): [T | undefined, (state: T) => void] {
  const [state, setState] = useState(() => recall<T>(name))
  const store = (next: T) => {
    setState(next)
    remember(name, next)
  }
  return [state, store]
}

const storageOf = <T extends State>(name: string): Stored<T> => storedJson<T>('tab', PREFIX + name)

export const remember = <T extends State>(name: string, state: T): void => void storageOf<T>(name).put(state)

export const recall = <T extends State>(name: string): T | undefined => storageOf<T>(name).get()

/** Deletes the stored state of a decided item; without an id, of all items. */
export function forgetState(of?: string): void {
  for (const key of tabKeys(PREFIX)) {
    const state = storedJson<State>('tab', key)
    if (of === undefined || state.get()?.of === of) state.put(undefined)
  }
}
