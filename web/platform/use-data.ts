import { useEffect, useEffectEvent, useState } from 'react'
import { isCallError } from './call.ts'

type Answer<T> = { of: string; data?: T; missing?: boolean }

/**
 * Data of `load`. It is loaded again when `key` changes and by `again`; without a key nothing is loaded. `put` replaces
 * the data, for example with the answer of another call. A 404 sets `missing` and
 * `failed`.
 */
export function useData<T>(key: string | undefined, load: () => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>()
  const [attempt, setAttempt] = useState(0)
  const of = `${key} ${attempt}`
  const isWanted = key !== undefined
  const begin = useEffectEvent(load)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    begin().then(
      data => isOver || setAnswer({ of, data }),
      error => isOver || setAnswer({ of, missing: isCallError(error) && error.status === 404 }),
    )
    return () => {
      isOver = true
    }
  }, [isWanted, of])
  const shown = answer?.of === of ? answer : undefined
  return {
    data: shown?.data,
    missing: shown?.missing === true,
    failed: shown !== undefined && !shown.data,
    again: () => setAttempt(attempt + 1),
    put: (data: T) => setAnswer({ of, data }),
  }
}
