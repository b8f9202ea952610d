import { SubscribePage } from '#web/jobs/alerts/subscribe-page.tsx'
import { findAbout, type About, type Answer } from '#web/jobs/alerts/about.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<About | null, Answer>({
  load: findAbout,
  answer:
    import.meta.env.SSR &&
    (async args => {
      const { askForLetters } = await import('#web/jobs/alerts/ask.ts')
      return askForLetters(args)
    }),
  head: ({ locale }) => {
    const { title, description } = words(locale, 'alerts').page
    return { title, description, noindex: true }
  },
  View: ({ data, answer }) => <SubscribePage about={data} answer={answer} />,
})
