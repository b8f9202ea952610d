import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ReportDesk } from '#web/team/report/report-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** What readers reported. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamReports, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamReports">
      <ReportDesk />
    </TeamGate>
  ),
})
