import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { FaqsEditor } from '#web/team/faqs/faqs-editor.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Answered questions as editors write them. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamFaqs, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamFaqs">
      <FaqsEditor />
    </TeamGate>
  ),
})
