import { Leave } from '#web/accounts/own/leave.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'account').leave
    return { title, description, noindex: true }
  },
  View: () => <Leave />,
})
