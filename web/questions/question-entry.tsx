import type { MessageStub, PublicAnswer, PublicQuestion } from '#shared/contract/questions/questions.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { HelpfulButton } from '#web/reviews/review-actions.tsx'
import { ReportButton } from '#web/reviews/report/report-button.tsx'
import { Byline } from '#web/ui/layout/article.tsx'
import { authorName } from './author-name.ts'
import './questions.css'

/** Number of answers shown in a list; the page of the question shows all. */
const FIRST = 1

type Props = {
  question: PublicQuestion
  whole?: boolean
  /** Text for a question without answer. */
  unanswered?: string | undefined
}

/** A question as a headline with its answers below: the company's first. */
export function QuestionEntry({ question, whole = false, ...rest }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('questions')
  const { unanswered = words.unanswered } = rest
  const { id, author_type, name, month, answers, stub } = question
  const Title = whole ? 'h1' : 'h3'
  const to = href(locale, 'question', { id })
  const shown = whole ? answers : answers.slice(0, FIRST)
  const more = answers.length - shown.length
  const readable = answers.filter(answer => answer.stub === null).length
  return (
    <article className="qa" id={id}>
      {stub ? (
        <Title>{words.stub.question[stub.by]}</Title>
      ) : (
        <Title lang={question.locale} id={`q-${id}`}>
          {whole ? question.words : <a href={to}>{question.words}</a>}
        </Title>
      )}
      {stub ? (
        <>
          <Byline>
            <time dateTime={month}>{format.month(month)}</time>
          </Byline>
          <Why stub={stub} />
        </>
      ) : (
        <>
          <Byline>
            <span>{name ?? authorName(words, author_type)}</span>
            <time dateTime={month}>{format.month(month)}</time>
            {readable > 0 && <span>{words.answers(format.count(readable))}</span>}
          </Byline>
          {answers.length === 0 && unanswered && <p className="note">{unanswered}</p>}
          {shown.map(answer => (
            <Answer key={answer.id} answer={answer} whole={whole} />
          ))}
          {more > 0 && (
            <p className="qa-more">
              <a href={to}>{words.more(format.count(more))}</a>
            </p>
          )}
          {whole && (
            <ReportButton subject="question" id={id} titleId={`q-${id}`}>
              {words.report}
            </ReportButton>
          )}
        </>
      )}
    </article>
  )
}

/** An answer with its author and month; `whole`: on the page of its question, where it can be marked and reported. */
export function Answer({ answer, whole = false }: { answer: PublicAnswer; whole?: boolean }) {
  const format = useFormats()
  const words = useWords('questions')
  const { reply } = useWords('reviews')
  const { id, author_type, role, month, helpful_count, locale, stub } = answer
  if (stub)
    return (
      <div className="qa-answer">
        <p>{words.stub.answer[stub.by]}</p>
        <Why stub={stub} />
      </div>
    )
  return (
    <div className={role ? 'qa-answer qa-company' : 'qa-answer'} id={`a-${id}`}>
      <p id={`by-${id}`}>
        <b>{role ? words.company : authorName(words, author_type)}</b>
        {role && <span className="note"> {reply.roles[role]}</span>}
      </p>
      <p lang={locale}>{answer.words}</p>
      <Byline>
        <time dateTime={month}>{format.month(month)}</time>
        {helpful_count > 0 && !whole && <span>{words.helpful(format.count(helpful_count))}</span>}
      </Byline>
      {whole && (
        <p className="qa-acts">
          {helpful_count > 0 && (
            <span className="note only-plain">{words.helpful(format.count(helpful_count))}</span>
          )}
          <HelpfulButton subject="answer" id={id} helpful_count={helpful_count} titleId={`by-${id}`} />
          <ReportButton subject="answer" id={id} titleId={`by-${id}`} />
        </p>
      )}
    </div>
  )
}

function Why({ stub: { guideline } }: { stub: MessageStub }) {
  const locale = useLocale()
  const words = useWords('questions')
  return guideline === null ? null : (
    <p className="note">
      <a href={href(locale, 'guidelines')}>{words.stub.guideline(guideline)}</a>
    </p>
  )
}
