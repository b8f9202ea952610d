import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from '../desk/guidelines.tsx'
import { currentOf } from '../desk/queue.ts'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'

type Own = { guideline: Guideline | undefined; note: string }
const NOTHING: Own = { guideline: undefined, note: '' }
export type AskedSubject = 'question' | 'answer'

/** What was asked, or answered, and what moderators do with it. */
export function useAsked(subject: AskedSubject) {
  const words = useWords('team')
  // Both have one contract.
  const desk = useDesk(subject as 'question')
  const { queue, toast, again } = desk
  const current = currentOf(queue)?.id
  const [kept, keep] = useKept<Own & { of: string }>(subject)
  const own: Own = kept && kept.of === current ? kept : NOTHING
  const said = words[subject]
  const refused = (error: unknown): boolean => {
    if (!isConflict(error)) return false
    toast.show(words.asked.changed, 12)
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
      desk.decide({ body: ({ version }) => ({ decision: 'show', version }), done: said.shown, refused }),
    reject: async () => {
      const { guideline, note } = own
      if (!guideline) {
        focusGuidelines()
        return toast.show(words.chooseFirst)
      }
      await desk.decide({
        body: ({ version }) => ({ decision: 'reject', version, guideline, note: note || null }),
        done: said.rejected(guideline),
        refused,
      })
    },
  }
}

export type AskedDesk = ReturnType<typeof useAsked>
