import { useWords } from '#web/platform/locale.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { currentOf } from '../desk/queue.ts'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'

const SHORTEST = 5
type OfCompany = { company_id: string }

/** The held vacancies, and what moderators do with them. */
export function useVacancy() {
  const { vacancy: words } = useWords('team')
  const desk = useDesk('vacancy')
  const { queue, toast, again } = desk
  const current = currentOf(queue)?.id
  const call = useSessionCall(TEAM)
  const [kept, keep] = useKept<{ of: string; note: string }>('vacancy')
  const note = kept && kept.of === current ? kept.note : ''
  const refused = (error: unknown): boolean => {
    if (!isConflict(error)) return false
    toast.show(words.changed, 12)
    again()
    return true
  }
  const hasReason = (): boolean => {
    if (note.trim().length >= SHORTEST) return true
    document.getElementById('desk-note')?.focus()
    toast.show(words.writeFirst)
    return false
  }
  /** Says what was done, and shows what waits now. */
  async function told(act: () => Promise<string>): Promise<void> {
    try {
      toast.show(await act())
      desk.load()
    } catch {
      toast.show(words.failed)
    }
  }
  return {
    ...desk,
    hasReason,
    note,
    write: (text: string) => {
      if (current) keep({ of: current, note: text })
      toast.settle()
    },
    accept: () =>
      desk.decide({ body: ({ version }) => ({ decision: 'show', version }), done: words.shown, refused }),
    /** All of its company's; nothing of it can be taken back. */
    takeDown: ({ company_id: id }: OfCompany) =>
      told(async () => {
        const { taken_down } = await call('takeDownVacancies', { params: { id }, body: { note } })
        return words.takeDown.done(taken_down)
      }),
    lifted: () => void told(async () => words.lift.done),
    reject: async () => {
      if (!hasReason()) return
      await desk.decide({
        body: ({ version }) => ({ decision: 'decline', version, note }),
        done: words.declined,
        refused,
      })
    },
  }
}

export type VacancyDesk = ReturnType<typeof useVacancy>
