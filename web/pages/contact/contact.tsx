import { answerInquiry, type Answered } from '#web/contact/answer.ts'
import { ContactForm } from '#web/contact/contact-form.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

const NAMES = ['first_name', 'last_name', 'email', 'message', 'company']

export const page = definePage<undefined, Answered>({
  answer: import.meta.env.SSR && answerInquiry('contact', NAMES),
  head: ({ locale }) => words(locale, 'contact').write,
  View: ContactForm,
})
