import type { DeskDecision, DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { useWork } from '#web/forms/use-submit.ts'
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
  /** Its author has changed the item since it was read. */
  onConflict: () => void
}
type Unversioned<D> = D extends unknown ? Omit<D, 'version'> : never
type Options<S extends DeskSubject> = {
  /** True where the desk itself answers what the server has against it. */
  refused?: (error: unknown) => boolean
  /** Rows that go with it; without them it goes alone. */
  rows?: readonly DeskRow<S>[]
}

/** Deciding on the item on the desk: one call at a time, and some seconds to take the last decision back. */
export function useDecisions<S extends DeskSubject>({
  subject,
  rows: list,
  item,
  toast,
  onConflict,
}: Deps<S>) {
  const words = useWords('team')
  const { decide: send, undo } = deskCalls(useSessionCall(TEAM), subject)
  const { queue, setQueue } = list
  const { busy, run } = useWork()
  const takeBack = useTakeBack<S>({ undo, run, toast, setQueue })

  /** `done` is shown when it is sent. A decision names the version that was read, where the item has versions. */
  async function decide(
    decision: Unversioned<DeskDecision<S>>,
    done: string,
    { refused, rows }: Options<S> = {},
  ) {
    const row = currentOf(queue)
    if (!queue || !row) return
    if (item.state === 'loading') return toast.show(words.opening)
    if (item.state !== 'here' || item.it.id !== row.id) return
    const going = rows ?? [row]
    const version = 'version' in item.it ? { version: item.it.version } : {}
    const carryOut = async () => {
      const { takes_effect_in: seconds } = await send(row.id, {
        ...decision,
        ...version,
      } as DeskDecision<S>)
      setQueue(now => now && withoutAll(now, going))
      forgetKept(row.id)
      if (seconds > 0) toast.show(done, seconds, () => takeBack(row, going, queue))
      else toast.show(done)
    }
    const explain = (error: unknown) => {
      if (refused?.(error)) return
      if (isConflict(error)) return onConflict()
      const why = goneBecause(error)
      if (why) setQueue(now => now && without(now, row.id))
      if (!why) toast.show(failureOf(error, words), 12)
      else toast.show(why === 'claimed' ? words.claimed : words.already)
    }
    await run(() => carryOut().catch(explain))
  }
  return { busy, decide }
}

type Back<S extends DeskSubject> = Pick<Rows<S>, 'setQueue'> &
  Pick<ReturnType<typeof useWork>, 'run'> & { toast: Toast; undo: (id: string) => Promise<unknown> }

/** Takes a decision back; false where the call never arrived. */
function useTakeBack<S extends DeskSubject>({ undo, run, toast, setQueue }: Back<S>) {
  const words = useWords('team')
  return async (row: DeskRow<S>, rows: readonly DeskRow<S>[], before: Queue<DeskRow<S>>) => {
    let answered = false
    await run(async () => {
      try {
        await undo(row.id)
        answered = true
        setQueue(now => now && withAllBack(now, before, rows, row.id))
        toast.show(words.undone)
      } catch (error) {
        answered = !isOffline(error)
        toast.show(answered ? words.nothingToUndo : words.offline)
      }
    })
    return answered
  }
}

/** What the server has against a field, or that the call failed. */
const failureOf = (error: unknown, words: { offline: string; failed: string }): string =>
  (isCallError(error) && Object.values(error.errors)[0]?.[0]) ||
  (isOffline(error) ? words.offline : words.failed)

const isOffline = (error: unknown): boolean => isCallError(error) && error.status === 0

/** Why an item is no longer ours: a colleague has claimed it, or there is nothing left to decide. */
export type Gone = 'claimed' | 'decided'

export function goneBecause(error: unknown): Gone | undefined {
  if (!isCallError(error)) return undefined
  if (error.code === 'claimed') return 'claimed'
  return error.code === 'already_decided' || error.status === 404 ? 'decided' : undefined
}

export const isConflict = (error: unknown): boolean => isCallError(error) && error.code === 'conflict'
