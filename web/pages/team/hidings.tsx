import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { HidingDesk } from '#web/team/hiding/hiding-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** What companies hid from their pages. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamHidings, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamHidings">
      <HidingDesk />
    </TeamGate>
  ),
})
