import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { OwnQuestions } from '#web/questions/asking/own-questions.tsx'

/** The user's questions and answers: by their codes, without a sign-in. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, lead } = words(locale, 'asking').own
    return { title, description: lead, noindex: true }
  },
  View: () => <OwnQuestions />,
})
