import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { CompaniesDesk } from '#web/team/companies-desk.tsx'
import { TeamGate } from '#web/team/team-gate.tsx'

/** Companies that wait for an editor. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamCompanies, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamCompanies">
      <CompaniesDesk />
    </TeamGate>
  ),
})
