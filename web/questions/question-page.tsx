import type { Sent as Came } from '#shared/contract/contract.ts'
import { AUTHOR_TYPES } from '#shared/contract/keys.ts'
import { ANSWER } from '#shared/contract/questions/limits.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { MessageFields } from './asking/message-fields.tsx'
import { PlainForm } from './asking/plain-form.tsx'
import type { Answered } from './asking/send.ts'
import { Sent } from './asking/sent.tsx'
import { QuestionEntry } from './question-entry.tsx'
import './questions.css'

type Props = Came<'question'> & { answer: Answered | undefined }

/** One question with all its answers and a form for another answer. */
export function QuestionPage({ company, question, answer }: Props) {
  const locale = useLocale()
  const { answering: words } = useWords('asking')
  const messages = useWords('questions')
  return (
    <div className="wrap wrap-form asked-page">
      <ArrowLink back href={href(locale, 'companyQuestions', { id: company.slug })}>
        {messages.of(company.name)}
      </ArrowLink>
      {answer?.sent && (
        <Section title={words.sent}>
          <Sent code={answer.sent.manage_code} kind="answer" company={company} />
        </Section>
      )}
      <QuestionEntry question={question} whole />
      {question.stub === null && !answer?.sent && (
        <Section title={words.title}>
          <p className="note">{words.lead}</p>
          <PlainForm submit={words.send}>
            <MessageFields words={words.field} most={ANSWER.max} types={AUTHOR_TYPES} answer={answer} />
          </PlainForm>
        </Section>
      )}
    </div>
  )
}
