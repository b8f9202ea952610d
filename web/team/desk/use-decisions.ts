import { useRef, useState } from 'react'
import type { DeskDecision, DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { forgetKept } from '../session/use-kept.ts'
import { deskCalls } from './desk-calls.ts'
import { currentOf, withAllBack, without, withoutAll, type Queue } from './queue.ts'
import type { OnDesk } from './use-item.ts'
import type { Rows } from './use-rows.ts'
import type { Toast } from './use-toast.ts'

type Deps<S extends DeskSubject> = {
  subject: S
  rows: Rows<S>
  item: OnDesk<DeskItem<S>>
  toast: Toast
}
type Deciding<S extends DeskSubject> = {
  body: (it: DeskItem<S>) => DeskDecision<S>
  /** Said when it is sent. */
  done: string
  /** What else the server may have against it; true where that is dealt with. */
  refused?: (error: unknown) => boolean
  /** Rows that go with it; without them it goes alone. */
  rows?: readonly DeskRow<S>[]
}

/** Deciding on the item on the desk: one call at a time, and some seconds to take the last decision back. */
export function useDecisions<S extends DeskSubject>({ subject, rows: list, item, toast }: Deps<S>) {
  const words = useWords('team')
  const { decide: send, undo } = deskCalls(useSessionCall(TEAM), subject)
  const { queue, setQueue } = list
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
  async function decide({ body, done, refused, rows }: Deciding<S>) {
    const row = currentOf(queue)
    if (!queue || !row) return
    if (item.state === 'loading') return toast.show(words.opening)
    if (item.state !== 'here' || item.it.id !== row.id) return
    const going = rows ?? [row]
    const decision = body(item.it)
    await once(
      async () => {
        const { takes_effect_in: seconds } = await send(row.id, decision)
        setQueue(now => now && withoutAll(now, going))
        forgetKept(row.id)
        if (seconds > 0) toast.show(done, seconds, () => takeBack(row, going, queue))
        else toast.show(done)
      },
      error => {
        if (refused?.(error)) return
        const why = goneBecause(error)
        if (!why) return toast.show(isOffline(error) ? words.offline : words.failed)
        setQueue(now => now && without(now, row.id))
        toast.show(why === 'claimed' ? words.claimed : words.already)
      },
    )
  }
  async function takeBack(row: DeskRow<S>, rows: readonly DeskRow<S>[], before: Queue<DeskRow<S>>) {
    let answered = false
    await once(
      async () => {
        await undo(row.id)
        answered = true
        setQueue(now => now && withAllBack(now, before, rows, row.id))
        toast.show(words.undone)
      },
      error => {
        answered = !isOffline(error)
        toast.show(answered ? words.nothingToUndo : words.offline)
      },
    )
    return answered
  }
  return { busy, decide }
}

const isOffline = (error: unknown): boolean => isCallError(error) && error.status === 0

/** Why an item is no longer ours: a colleague has claimed it, or there is nothing left to decide. */
export type Gone = 'claimed' | 'decided'

export function goneBecause(error: unknown): Gone | undefined {
  if (!isCallError(error)) return undefined
  if (error.code === 'claimed') return 'claimed'
  return error.code === 'already_decided' || error.status === 404 ? 'decided' : undefined
}

export const isConflict = (error: unknown): boolean => isCallError(error) && error.code === 'conflict'
