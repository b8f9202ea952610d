import { OwnApplications } from '#web/jobs/applications/own-applications.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** Applications of the signed-in person. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'applying').own
    return { title, description, noindex: true }
  },
  View: () => <OwnApplications />,
})
