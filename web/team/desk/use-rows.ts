import { useCallback, useEffect, useState } from 'react'
import type { DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { recall, remember } from '../session/use-stored-state.ts'
import { deskCalls } from './desk-calls.ts'
import { moved, opened, type Queue } from './queue.ts'
import type { Keys } from './use-shortcuts.ts'

/** Pending items of a subject; the current item is restored. */
export function useRows<S extends DeskSubject>(subject: S) {
  const call = useSessionCall(TEAM)
  const name = `desk-${subject}`
  const [queue, setQueue] = useState<Queue<DeskRow<S>>>()
  const [failed, setFailed] = useState(false)
  const fetchRows = useCallback(
    () =>
      deskCalls(call, subject)
        .list()
        .then(
          answer => setQueue(opened(answer, recall(name)?.of)),
          () => setFailed(true),
        ),
    [call, subject, name],
  )
  const load = () => {
    setFailed(false)
    setQueue(undefined)
    void fetchRows()
  }
  // The list contains only some of the pending items: when it is empty, more are loaded.
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

export type Rows<S extends DeskSubject> = ReturnType<typeof useRows<S>>

/** Shortcut keys that move through the list, the same on every desk. */
export const rowKeys = (move: (by: 1 | -1) => void): Keys => ({
  j: () => move(1),
  k: () => move(-1),
  arrowdown: () => move(1),
  arrowup: () => move(-1),
})
