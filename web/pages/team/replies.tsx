import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ReplyDesk } from '#web/team/reply/reply-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Companies’ replies that screening held. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamReplies, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamReplies">
      <ReplyDesk />
    </TeamGate>
  ),
})
