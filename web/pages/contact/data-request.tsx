import { answerInquiry, type Answered } from '#web/contact/answer.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { DATA_RIGHTS } from '#shared/contract/contact/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Choice, InquiryForm, Line, MailLine, Message, optionsOf } from '#web/contact/inquiry-form.tsx'
import { useInquiry } from '#web/contact/use-inquiry.ts'

/** Request about the user's personal data. */
function RightForm({ answer }: { answer?: Answered | undefined }) {
  const words = useWords('contact')
  const { right, optional } = words
  const form = useInquiry('askRight', answer)
  const labels = { right: right.right, message: right.message, email: words.email, name: words.name }
  return (
    <InquiryForm form={form} words={right} labels={labels} aside={<Yourself />}>
      <Choice form={form} name="right" label={right.right} options={optionsOf(DATA_RIGHTS, words.rights)} />
      <Message form={form} label={right.message} hint={right.messageHint} />
      <MailLine form={form} hint={right.emailHint} />
      <Line
        form={form}
        name="name"
        label={words.name}
        optional={optional}
        autoComplete="name"
        maxLength={80}
      />
    </InquiryForm>
  )
}

/** Rights that users can exercise themselves on the site. */
function Yourself() {
  const locale = useLocale()
  const { right } = useWords('contact')
  return (
    <section className="prose">
      <p>{right.self}</p>
      <ul>
        <li>
          <a href={href(locale, 'account')}>{right.account}</a>: {right.accountMore}
        </li>
        <li>
          <a href={href(locale, 'myReview')}>{right.review}</a>: {right.reviewMore}
        </li>
        <li>
          <a href={href(locale, 'ownQuestions')}>{right.questions}</a>: {right.questionsMore}
        </li>
      </ul>
    </section>
  )
}

const NAMES = ['right', 'name', 'email', 'message']

export const page = definePage<undefined, Answered>({
  answer: import.meta.env.SSR && answerInquiry('askRight', NAMES),
  head: ({ locale }) => words(locale, 'contact').right,
  View: RightForm,
})
