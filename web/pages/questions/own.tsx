import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { OwnQuestions } from '#web/questions/asking/own-questions.tsx'

/** The way back to one's own questions and answers: by their codes, without signing in. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, lead } = words(locale, 'asking').own
    return { title, description: lead, noindex: true }
  },
  View: () => <OwnQuestions />,
})
