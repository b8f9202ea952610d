import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { VacancyDesk } from '#web/team/vacancy/vacancy-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Vacancies that the rules of advertisements held. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamVacancies, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamVacancies">
      <VacancyDesk />
    </TeamGate>
  ),
})
