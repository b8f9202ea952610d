import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { InquiryDesk } from '#web/team/inquiry/inquiry-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** What people write to us. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamContacts, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamContacts">
      <InquiryDesk topic="contact" />
    </TeamGate>
  ),
})
