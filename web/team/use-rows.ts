import { useCallback, useEffect, useState } from 'react'
import type { Call } from '#web/platform/call.ts'
import { moved, opened, type Queue } from './queue.ts'
import { recall, remember } from './use-kept.ts'
import type { Keys } from './use-shortcuts.ts'
import { useTeamCall } from './use-team-call.ts'

type Answer<T> = { rows: readonly T[]; total: number }

/** What waits in one room, with what was on the desk there again. `ask` fetches it, and stands outside of components. */
export function useRows<T extends { id: string }>(name: string, ask: (call: Call) => Promise<Answer<T>>) {
  const call = useTeamCall()
  const [queue, setQueue] = useState<Queue<T>>()
  const [failed, setFailed] = useState(false)
  const fetchRows = useCallback(
    () =>
      ask(call).then(
        answer => setQueue(opened(answer, recall(name)?.of)),
        () => setFailed(true),
      ),
    [ask, call, name],
  )
  const load = () => {
    setFailed(false)
    setQueue(undefined)
    void fetchRows()
  }
  // The list holds a part of what waits: when it is used up, the rest is fetched.
  const usedUp = queue !== undefined && queue.rows.length === 0 && queue.total > 0
  useEffect(() => {
    void fetchRows()
  }, [fetchRows])
  useEffect(() => {
    if (usedUp) void fetchRows()
  }, [fetchRows, usedUp])
  const current = queue?.current
  useEffect(() => {
    if (current) remember(name, { of: current })
  }, [name, current])
  const move = (by: 1 | -1) => setQueue(before => before && moved(before, by))
  const choose = (id: string) => setQueue(before => before && { ...before, current: id })
  return { queue: usedUp ? undefined : queue, setQueue, failed, load, move, choose }
}

export type Rows<T extends { id: string }> = ReturnType<typeof useRows<T>>

/** The keys that walk the list, the same at every desk. */
export const rowKeys = (move: Rows<{ id: string }>['move']): Keys => ({
  j: () => move(1),
  k: () => move(-1),
  arrowdown: () => move(1),
  arrowup: () => move(-1),
})
