import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { useWords } from '#web/platform/locale.ts'
import { skipped, without } from './queue.ts'
import { useDecisions } from './use-decisions.ts'
import { useItem } from './use-item.ts'
import { useRows } from './use-rows.ts'
import { useToast } from './use-toast.ts'

/** What every desk has: the list, the item that is read, deciding on it, and what is said about that. */
export function useDesk<S extends DeskSubject>(subject: S) {
  const words = useWords('team')
  const rows = useRows(subject)
  const { queue, setQueue } = rows
  const toast = useToast()
  const { item, again } = useItem(subject, queue, {
    onGone: (id, why) => {
      setQueue(before => before && without(before, id))
      toast.mention(why === 'claimed' ? words.claimed : words.already)
    },
    onChanged: () => toast.show(words.changed, 12),
  })
  const { busy, decide } = useDecisions({ subject, rows, item, toast })
  const skip = () => {
    if (!queue?.current || busy) return
    setQueue(skipped(queue, queue.current))
    toast.show(words.skipped)
  }
  const it = item.state === 'here' ? item.it : undefined
  return { subject, ...rows, toast, item, it, again, busy, decide, skip }
}

export type Desk<S extends DeskSubject> = ReturnType<typeof useDesk<S>>
