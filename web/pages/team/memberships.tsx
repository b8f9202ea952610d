import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { TeamGate } from '#web/team/desk/team-gate.tsx'
import { MembershipsPage } from '#web/team/memberships/memberships.tsx'

/** What companies subscribe to. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamMemberships, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamMemberships">
      <MembershipsPage />
    </TeamGate>
  ),
})
