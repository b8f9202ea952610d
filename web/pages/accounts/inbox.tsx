import { InboxList } from '#web/accounts/inbox-list.tsx'
import { Sorry } from '#web/frame/sorry.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** The simulated inbox. The server's page has no messages; it shows only whether there is an inbox at all. */
export const page = definePage<null>({
  load: async ({ call }) => {
    await call('inbox', {})
    return null
  },
  head: ({ locale }) => {
    const { title, lead } = words(locale, 'accounts').inbox
    return { title, description: lead, noindex: true }
  },
  View: () => <InboxList missing={<Sorry trouble="notFound" />} />,
})
