import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from '../desk/guidelines.tsx'
import { currentOf } from '../desk/queue.ts'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'

/** What the moderator chose for the reply on the desk. */
type Own = { guideline: Guideline | undefined; note: string }
const NOTHING: Own = { guideline: undefined, note: '' }

/** The held replies, and what moderators do with them. */
export function useReply() {
  const words = useWords('team')
  const desk = useDesk('reply')
  const { queue, toast, again } = desk
  const current = currentOf(queue)?.id
  const [kept, keep] = useKept<Own & { of: string }>('reply')
  const own: Own = kept && kept.of === current ? kept : NOTHING
  const refused = (error: unknown): boolean => {
    if (!isConflict(error)) return false
    toast.show(words.reply.changed, 12)
    again()
    return true
  }
  return {
    ...desk,
    own,
    refuse: (part: Partial<Own>) => {
      if (current) keep({ ...own, ...part, of: current })
      toast.settle()
    },
    show: () =>
      desk.decide({
        body: ({ version }) => ({ decision: 'show', version }),
        done: words.reply.shown,
        refused,
      }),
    reject: async () => {
      const { guideline, note } = own
      if (!guideline) {
        focusGuidelines()
        return toast.show(words.chooseFirst)
      }
      await desk.decide({
        body: ({ version }) => ({ decision: 'reject', version, guideline, note: note || null }),
        done: words.reply.rejected(guideline),
        refused,
      })
    },
  }
}

export type ReplyDesk = ReturnType<typeof useReply>
