import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { CompanyDesk } from '#web/team/company/company-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Companies that wait for an editor. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamCompanies, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamCompanies">
      <CompanyDesk />
    </TeamGate>
  ),
})
