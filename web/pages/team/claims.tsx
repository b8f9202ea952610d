import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ClaimDesk } from '#web/team/claim/claim-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Who asks to speak for a company. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamClaims, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamClaims">
      <ClaimDesk />
    </TeamGate>
  ),
})
