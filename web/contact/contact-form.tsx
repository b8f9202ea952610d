import { useWords } from '#web/platform/locale.ts'
import type { Answered } from './answer.ts'
import { InquiryForm, Line, MailLine, Message } from './inquiry-form.tsx'
import { useInquiry } from './use-inquiry.ts'

/** Message to the operator of the site. */
export function ContactForm({ answer }: { answer?: Answered | undefined }) {
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
