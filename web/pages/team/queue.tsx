import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ReviewDesk } from '#web/team/review/review-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** The team's queue of reviews. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'team')
    return { title, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamQueue">
      <ReviewDesk />
    </TeamGate>
  ),
})
