import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ReportsDesk } from '#web/team/reports-desk.tsx'
import { TeamGate } from '#web/team/team-gate.tsx'

/** What readers reported. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamReports, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamReports">
      <ReportsDesk />
    </TeamGate>
  ),
})
