import type { RefObject } from 'react'
import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import type { TextField } from '#shared/contract/writing.ts'
import { useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/article.tsx'
import { Failed, Loading } from '#web/ui/waiting.tsx'
import { MarkedText } from './marked-text.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { SimilarList } from './similar-list.tsx'
import type { Desk } from './use-desk.ts'
import { weekNumber } from './week.ts'
import './marks.css'

type Props = { desk: Desk; heading: RefObject<HTMLHeadingElement | null> }

/** The review on the desk, whole: everything that could break a guideline. */
export function ReviewPane({ desk, heading }: Props) {
  const words = useWords('team')
  const { review, marks } = desk
  if (review.state !== 'here') return <NoReview desk={desk} />
  const { it } = review
  return (
    <article className="work" aria-labelledby="work-h">
      <Kicker>
        <b>{words.kinds[REVIEWER_KINDS[it.employment_status]]}</b>
        <span>{words.received(it.company.name, String(weekNumber(it.week)))}</span>
      </Kicker>
      <h1 className="quote" id="work-h" ref={heading} tabIndex={-1} lang={it.locale}>
        “<MarkedText field="headline" text={it.headline} marks={marks} />”
      </h1>
      <SimilarList review={it} queue={desk.queue} onOpen={desk.choose} />
      <Texts desk={desk} locale={it.locale} />
      <ReviewFacts review={it} />
    </article>
  )
}

function NoReview({ desk: { review, again } }: { desk: Desk }) {
  const words = useWords('team')
  return (
    <div className="work" aria-busy={review.state === 'loading'}>
      <h1 className="vh">{words.title}</h1>
      {review.state === 'loading' ? (
        <Loading label={words.loadingReview} />
      ) : (
        <Failed retry={words.retry} onRetry={again}>
          {words.reviewFailed}
        </Failed>
      )}
    </div>
  )
}

/** Every text that has words, under its name. */
function Texts({ desk: { marks }, locale }: { desk: Desk; locale: string }) {
  const { noText } = useWords('team')
  const names = useFieldNames()
  const filled = marks.texts.filter(({ field, text }) => field !== 'headline' && text)
  if (filled.length === 0) return <p className="note">{noText}</p>
  return filled.map(({ field, text }) => (
    <section key={field} aria-label={names[field]}>
      <h2>{names[field]}</h2>
      <p className="work-t" lang={locale}>
        <MarkedText field={field} text={text} marks={marks} />
      </p>
    </section>
  ))
}

function useFieldNames(): Record<TextField, string> {
  const { likes, dislikes, advice } = useWords('reviews')
  const { headline, surprise, salaryComment } = useWords('team')
  return { headline, likes, dislikes, advice, surprise_text: surprise, salary_comment: salaryComment }
}
