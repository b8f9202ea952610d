import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { useWords } from '#web/platform/locale.ts'
import { useStoredState } from '../session/use-stored-state.ts'
import { currentOf, skipped, without } from './queue.ts'
import { useDecisions } from './use-decisions.ts'
import { useItem } from './use-item.ts'
import { useRows } from './use-rows.ts'
import { useToast } from './use-toast.ts'

const SHORTEST_NOTE = 5

/** State of every desk: the list, the current item, the choices made for it, decisions, and the toast. */
export function useDesk<S extends DeskSubject, C extends object>(subject: S, nothing: C) {
  const words = useWords('team')
  const rows = useRows(subject)
  const { queue, setQueue } = rows
  const row = currentOf(queue)
  const toast = useToast()
  const own = words.desks[subject]
  const changed = 'changed' in own ? own.changed : words.changed
  const { item, again } = useItem(subject, queue, {
    onGone: (id, why) => {
      setQueue(before => before && without(before, id))
      toast.mention(why === 'claimed' ? words.claimed : words.already)
    },
    onChanged: () => toast.show(changed, 12),
  })
  const { choice, change } = useChoice(subject, nothing, row?.id, toast.settle)
  const onConflict = () => {
    toast.show(changed, 12)
    again()
  }
  const { busy, decide } = useDecisions({ subject, rows, item, toast, onConflict })
  const skip = () => {
    if (!queue?.current || busy) return
    setQueue(skipped(queue, queue.current))
    toast.show(words.skipped)
  }
  /** Focuses the field that must be filled in first and shows why. */
  const lead = (field: string, why: string) => {
    document.querySelector<HTMLElement>(field)?.focus()
    toast.show(why)
  }
  /** Whether the note is long enough; otherwise focuses its field. */
  const hasNote = (note: string, why: string): boolean => {
    const isLong = note.trim().length >= SHORTEST_NOTE
    if (!isLong) lead('#desk-note', why)
    return isLong
  }
  const it = item.state === 'here' ? item.it : undefined
  return { subject, ...rows, row, toast, item, it, again, busy, decide, skip, choice, change, lead, hasNote }
}

export type Desk<S extends DeskSubject> = ReturnType<typeof useDesk<S, object>>

/** Choices made for the current item; the next item starts without any. */
function useChoice<C extends object>(
  subject: DeskSubject,
  nothing: C,
  of: string | undefined,
  onChoice: () => void,
) {
  const [stored, store] = useStoredState<C & { of: string }>(subject)
  const choice: C = stored && stored.of === of ? { ...nothing, ...stored } : nothing
  const change = (part: Partial<C>) => {
    if (of) store({ ...choice, ...part, of })
    onChoice()
  }
  return { choice, change }
}
