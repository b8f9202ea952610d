import { answerInquiry, type Answered } from '#web/contact/answer.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useWords } from '#web/platform/locale.ts'
import { InquiryForm, Line, MailLine, Message } from '#web/contact/inquiry-form.tsx'
import { useInquiry } from '#web/contact/use-inquiry.ts'

/** Message to the operator of the site. */
function ContactForm({ answer }: { answer?: Answered | undefined }) {
  const words = useWords('contact')
  const form = useInquiry('contact', answer)
  const { optional, email, company, firstName: first_name, lastName: last_name } = words
  const labels = { message: words.write.message, email, first_name, last_name, company }
  return (
    <InquiryForm form={form} words={words.write} labels={labels}>
      <Message form={form} label={words.write.message} hint={words.write.messageHint} />
      <MailLine form={form} />
      <Line
        form={form}
        name="first_name"
        label={first_name}
        optional={optional}
        autoComplete="given-name"
        maxLength={80}
      />
      <Line
        form={form}
        name="last_name"
        label={last_name}
        optional={optional}
        autoComplete="family-name"
        maxLength={80}
      />
      <Line
        form={form}
        name="company"
        label={company}
        optional={optional}
        autoComplete="organization"
        maxLength={120}
      />
    </InquiryForm>
  )
}

const NAMES = ['first_name', 'last_name', 'email', 'message', 'company']

export const page = definePage<undefined, Answered>({
  answer: import.meta.env.SSR && answerInquiry('contact', NAMES),
  head: ({ locale }) => words(locale, 'contact').write,
  View: ContactForm,
})
