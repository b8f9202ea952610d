import { AboutPage } from '#web/library/about-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'about').checks
    return { title, description }
  },
  View: () => <AboutPage text="checks" />,
})
