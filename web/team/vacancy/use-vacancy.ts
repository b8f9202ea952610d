import { useWords } from '#web/platform/locale.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useDesk } from '../desk/use-desk.ts'
import { TEAM } from '../session/session.ts'

/** State and actions of the desk for held vacancies. */
export function useVacancy() {
  const { vacancy: words } = useWords('team')
  const desk = useDesk('vacancy', { note: '' })
  const { note } = desk.choice
  const call = useSessionCall(TEAM)
  const hasReason = () => desk.hasNote(note, words.writeFirst)
  /** Shows the result and loads the list again. */
  async function report(act: () => Promise<string>): Promise<void> {
    try {
      desk.toast.show(await act())
      desk.load()
    } catch {
      desk.toast.show(words.failed)
    }
  }
  return {
    ...desk,
    note,
    hasReason,
    show: () => desk.decide({ decision: 'show' }, words.shown),
    decline: async () => {
      if (hasReason()) await desk.decide({ decision: 'decline', note }, words.declined)
    },
    /** Takes down all vacancies of the company; this cannot be undone. */
    takeDown: ({ company_id: id }: { company_id: string }) =>
      report(async () => {
        const { taken_down } = await call('takeDownVacancies', { params: { id }, body: { note } })
        return words.takeDown.done(taken_down)
      }),
    lifted: () => void report(async () => words.lift.done),
  }
}

export type VacancyDesk = ReturnType<typeof useVacancy>
