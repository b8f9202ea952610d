import { answerInquiry, type Answered } from '#web/contact/answer.ts'
import { RightForm } from '#web/contact/right-form.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

const NAMES = ['right', 'name', 'email', 'message']

export const page = definePage<undefined, Answered>({
  answer: import.meta.env.SSR && answerInquiry('askRight', NAMES),
  head: ({ locale }) => words(locale, 'contact').right,
  View: RightForm,
})
