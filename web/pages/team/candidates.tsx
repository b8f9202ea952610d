import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { CandidateDesk } from '#web/team/candidate/candidate-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Rows of directories that wait for an editor. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamCandidates, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamCandidates">
      <CandidateDesk />
    </TeamGate>
  ),
})
