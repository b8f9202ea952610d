import type { DeskDecision, DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { useWork } from '#web/forms/use-submit.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { forgetState } from '../session/use-stored-state.ts'
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
  /** Called when the author has changed the item since it was loaded. */
  onConflict: () => void
}
/** A decision as a desk makes it: the version that was read is added when it is sent. */
export type Unversioned<D> = D extends unknown ? Omit<D, 'version'> : never
type Options<S extends DeskSubject> = {
  /** Returns true if the desk handles the error itself. */
  refused?: (error: unknown) => boolean
  /** Rows that are decided together; default: only the current one. */
  rows?: readonly DeskRow<S>[]
}

/** Sends decisions on the current item: one call at a time, with undo for some seconds. */
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

  /**
   * `done` is the toast after success. The decision includes the version of the item that the moderator has read, if it
   * has versions.
   */
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
      forgetState(row.id)
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

/** Undoes a decision; returns false if the call did not reach the server. */
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

/** The server's error for a field, or a general message. */
const failureOf = (error: unknown, words: { offline: string; failed: string }): string =>
  (isCallError(error) && Object.values(error.errors)[0]?.[0]) ||
  (isOffline(error) ? words.offline : words.failed)

const isOffline = (error: unknown): boolean => isCallError(error) && error.status === 0

/** Why an item is gone: a colleague has claimed it, or it is already decided. */
export type Gone = 'claimed' | 'decided'

export function goneBecause(error: unknown): Gone | undefined {
  if (!isCallError(error)) return undefined
  if (error.code === 'claimed') return 'claimed'
  return error.code === 'already_decided' || error.status === 404 ? 'decided' : undefined
}

export const isConflict = (error: unknown): boolean => isCallError(error) && error.code === 'conflict'
