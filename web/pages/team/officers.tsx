import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { OfficersPage } from '#web/team/officers/officers.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Known officers of companies, for editors. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamOfficers, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamOfficers">
      <OfficersPage />
    </TeamGate>
  ),
})
