import { useRef, useState } from 'react'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { withAllBack, without, withoutAll, type Queue } from './queue.ts'
import { forgetKept } from './use-kept.ts'
import type { Rows } from './use-rows.ts'
import type { Say } from './use-said.ts'
import { useTeamCall } from './use-team-call.ts'

type Desk = {
  undo: Extract<EndpointName, `undo${string}`>
  /** Said when somebody else decided first, or there is nothing left to decide. */
  already: string
}
type Act<T> = {
  row: T
  send: (call: Call) => Promise<{ takes_effect_in: number }>
  said: string
  /** What else the server may have against it; true where that is dealt with. */
  refused?: (error: unknown) => boolean
  /** Rows that go with it; without them it goes alone. */
  rows?: readonly T[]
}

/** Deciding at a desk: one call at a time, and some seconds to take the last decision back. */
export function useActs<T extends { id: string }>(
  { queue, setQueue }: Pick<Rows<T>, 'queue' | 'setQueue'>,
  say: Say,
  { undo, already }: Desk,
) {
  const words = useWords('team')
  const call = useTeamCall()
  const [busy, setBusy] = useState(false)
  const calling = useRef(false)

  async function once(work: () => Promise<void>, refused: (error: unknown) => void) {
    if (calling.current) return
    setBusy((calling.current = true))
    try {
      await work().catch(refused)
    } finally {
      setBusy((calling.current = false))
    }
  }
  const act = ({ row, send, said, refused, rows = [row] }: Act<T>) =>
    once(
      async () => {
        const { takes_effect_in: seconds } = await send(call)
        setQueue(now => now && withoutAll(now, rows))
        forgetKept(row.id)
        if (seconds > 0 && queue) say(said, seconds, () => takeBack(row, rows, queue))
        else say(said)
      },
      error => {
        if (refused?.(error)) return
        const why = goneBecause(error)
        if (!why) return say(isOffline(error) ? words.offline : words.failed)
        setQueue(now => now && without(now, row.id))
        say(why === 'held' ? words.held : already)
      },
    )
  const takeBack = async (row: T, rows: readonly T[], before: Queue<T>) => {
    let answered = false
    await once(
      async () => {
        await call(undo, { params: { id: row.id } })
        answered = true
        setQueue(now => now && withAllBack(now, before, rows, row.id))
        say(words.undone)
      },
      error => {
        answered = !isOffline(error)
        say(answered ? words.nothingToUndo : words.offline)
      },
    )
    return answered
  }
  return { busy, act }
}

const isOffline = (error: unknown): boolean => isCallError(error) && error.status === 0

/** Why a thing is no longer ours: it lies on a colleague's desk, or there is nothing left to decide. */
export type Gone = 'held' | 'decided'

export function goneBecause(error: unknown): Gone | undefined {
  if (!isCallError(error)) return undefined
  if (error.code === 'held') return 'held'
  return error.code === 'already_decided' || error.status === 404 ? 'decided' : undefined
}
