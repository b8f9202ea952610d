import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { AskedDesk } from '#web/team/asked/asked-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Answers before readers see them. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamAnswers, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamAnswers">
      <AskedDesk subject="answer" />
    </TeamGate>
  ),
})
