import { answerInquiry, type Answered } from '#web/contact/answer.ts'
import { ReportForm } from '#web/contact/report-form.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

const NAMES = ['class', 'who', 'name', 'email', 'company', 'address', 'message', 'ticket', 'agree']

export const page = definePage<undefined, Answered>({
  answer: import.meta.env.SSR && answerInquiry('reportContent', NAMES),
  head: ({ locale }) => words(locale, 'contact').report,
  View: ReportForm,
})
