import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { CandidatesDesk } from '#web/team/candidates-desk.tsx'
import { TeamGate } from '#web/team/team-gate.tsx'

/** Rows of directories that wait for an editor. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamCandidates, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamCandidates">
      <CandidatesDesk />
    </TeamGate>
  ),
})
