import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from '../desk/guidelines.tsx'
import { currentOf } from '../desk/queue.ts'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'

/** What the moderator chose for the amount on the desk. */
type Own = { guideline: Guideline | undefined; note: string }
const NOTHING: Own = { guideline: undefined, note: '' }

/** The held amounts, and what moderators do with them. */
export function usePay() {
  const words = useWords('team')
  const desk = useDesk('pay')
  const { queue, toast, again } = desk
  const current = currentOf(queue)?.id
  const [kept, keep] = useKept<Own & { of: string }>('pay')
  const own: Own = kept && kept.of === current ? kept : NOTHING
  const refused = (error: unknown): boolean => {
    if (!isConflict(error)) return false
    toast.show(words.pay.changed, 12)
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
    accept: () =>
      desk.decide({
        body: ({ version }) => ({ decision: 'accept', version }),
        done: words.pay.accepted,
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
        done: words.pay.rejected(guideline),
        refused,
      })
    },
  }
}

export type PayDesk = ReturnType<typeof usePay>
