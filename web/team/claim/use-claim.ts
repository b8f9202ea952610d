import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentOf } from '../desk/queue.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'

/** The open claims, and what editors do with them. */
export function useClaim() {
  const { claim: words } = useWords('team')
  const desk = useDesk('claim')
  const { queue, toast } = desk
  const current = currentOf(queue)?.id
  const [kept, keep] = useKept<{ of: string; words: string }>('claim')
  const written = kept && kept.of === current ? kept.words : ''
  const refused = (error: unknown): boolean => {
    const why = isCallError(error) ? (error.errors['decision'] ?? error.errors['words']) : undefined
    if (!why?.[0]) return false
    toast.show(why[0], 12)
    return true
  }
  const say = async (decision: 'ask' | 'decline') => {
    if (written.trim().length < 5) {
      document.getElementById('desk-note')?.focus()
      return toast.show(words.writeFirst)
    }
    await desk.decide({
      body: () => ({ decision, words: written }),
      done: decision === 'ask' ? words.asked : words.declined,
      refused,
    })
  }
  return {
    ...desk,
    written,
    write: (text: string) => {
      if (current) keep({ of: current, words: text })
      toast.settle()
    },
    approve: () =>
      desk.decide({
        body: () => ({ decision: 'approve' }),
        done: desk.it?.editors === 2 && !desk.it.flags.includes('second') ? words.first : words.approved,
        refused,
      }),
    ask: () => say('ask'),
    decline: () => say('decline'),
  }
}

export type ClaimDesk = ReturnType<typeof useClaim>
