import { SavedPage } from '#web/jobs/saved/saved-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => {
    const { title, lead } = words(locale, 'keeping')
    return { title, description: lead, noindex: true }
  },
  View: () => <SavedPage />,
})
