import type { DeskDecision } from '#shared/contract/moderation/desk.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { useKept } from '../session/use-kept.ts'
import { focusGuidelines } from './guidelines.tsx'
import { currentOf } from './queue.ts'
import { isConflict } from './use-decisions.ts'
import { useDesk } from './use-desk.ts'

/** Whose items appear, or are rejected by a guideline: the decisions of all four look alike. */
type Subject = 'question' | 'answer' | 'reply' | 'pay'
type Said = { accepted: string; rejected: (guideline: Guideline) => string; changed: string }
type Own = { guideline: Guideline | undefined; note: string }
const NOTHING: Own = { guideline: undefined, note: '' }

/** A desk of such items, with what the moderator chose for the one on it. `yes`: what the server calls its appearing. */
export function useRejecting<S extends Subject>(subject: S, yes: 'show' | 'accept', said: Said) {
  const words = useWords('team')
  const desk = useDesk(subject)
  const { queue, toast, again } = desk
  const current = currentOf(queue)?.id
  const [kept, keep] = useKept<Own & { of: string }>(subject)
  const own: Own = kept && kept.of === current ? kept : NOTHING
  const refused = (error: unknown): boolean => {
    if (!isConflict(error)) return false
    toast.show(said.changed, 12)
    again()
    return true
  }
  const decide = (decision: object, done: string) =>
    desk.decide({
      body: ({ version }) => ({ ...decision, version }) as DeskDecision<S>,
      done,
      refused,
    })
  return {
    ...desk,
    own,
    refuse: (part: Partial<Own>) => {
      if (current) keep({ ...own, ...part, of: current })
      toast.settle()
    },
    accept: () => decide({ decision: yes }, said.accepted),
    reject: async () => {
      const { guideline, note } = own
      if (guideline)
        return decide({ decision: 'reject', guideline, note: note || null }, said.rejected(guideline))
      focusGuidelines()
      toast.show(words.chooseFirst)
    },
  }
}
