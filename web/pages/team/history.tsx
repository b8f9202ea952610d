import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { History } from '#web/team/history/history.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** What the team did. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamHistory, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamHistory">
      <History />
    </TeamGate>
  ),
})
