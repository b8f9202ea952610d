import { useWords } from '#web/platform/locale.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useDesk } from '../desk/use-desk.ts'
import { TEAM } from '../session/session.ts'

/** The held vacancies, and what moderators do with them. */
export function useVacancy() {
  const { vacancy: words } = useWords('team')
  const desk = useDesk('vacancy', { note: '' })
  const { note } = desk.choice
  const call = useSessionCall(TEAM)
  const hasReason = () => desk.hasNote(note, words.writeFirst)
  /** Shows what was done, and what waits now. */
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
    /** All vacancies of the company; nothing of it can be taken back. */
    takeDown: ({ company_id: id }: { company_id: string }) =>
      report(async () => {
        const { taken_down } = await call('takeDownVacancies', { params: { id }, body: { note } })
        return words.takeDown.done(taken_down)
      }),
    lifted: () => void report(async () => words.lift.done),
  }
}

export type VacancyDesk = ReturnType<typeof useVacancy>
