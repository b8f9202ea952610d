import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { Desk } from '#web/team/desk.tsx'
import { TeamGate } from '#web/team/team-gate.tsx'

/** The team's queue of reviews. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'team')
    return { title, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamQueue">
      <Desk />
    </TeamGate>
  ),
})
