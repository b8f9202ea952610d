import type { ModeratorReview, Span } from '#shared/contract/reviews/desk-review.ts'
import { REVIEWER_KINDS, APPLICANT } from '#shared/contract/keys.ts'
import type { TextField } from '#shared/contract/text-fields.ts'
import { useWords, useFormats } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { masksOf, piecesOf, type Mark } from './marks.ts'
import { SimilarList } from './similar-list.tsx'
import type { ReviewDesk as Desk } from './use-review.ts'
import { weekNumber } from '../desk/week.ts'
import { WorkFacts } from '../desk/work.tsx'
import { useEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { Marks } from './use-marks.ts'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { masked } from '#shared/rules/mask.ts'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import './marks.css'

type Props = { desk: Desk; review: ModeratorReview }

/** The current review: everything that could break a guideline, or the preview of what readers will see. */
export const ReviewPane = ({ desk, review }: Props) =>
  desk.preview ? <Preview desk={desk} review={review} /> : <Whole desk={desk} review={review} />

function Whole({ desk, review }: Props) {
  const words = useWords('team')
  const { marks } = desk
  return (
    <article className="work" aria-labelledby="work-h">
      <Kicker>
        <b>{words.kinds[REVIEWER_KINDS[review.employment_status]]}</b>
        <span>{words.received(review.company.name, String(weekNumber(review.week)))}</span>
      </Kicker>
      <h1 className="quote" id="work-h" tabIndex={-1} lang={review.locale}>
        “<MarkedText field="headline" text={review.headline} marks={marks} />”
      </h1>
      {review.rejected_by && (
        <Notice kind="warn">
          <p>{words.resent(review.rejected_by)}</p>
        </Notice>
      )}
      <SimilarList review={review} queue={desk.queue} onOpen={desk.choose} />
      <Texts desk={desk} locale={review.locale} />
      <ReviewFacts review={review} />
    </article>
  )
}

/** Preview of the review with the masks chosen so far. */
function Preview({ desk: { marks }, review: { shown } }: Props) {
  const { preview } = useWords('team')
  return (
    <section className="work" aria-labelledby="work-h">
      <p className="note" id="work-h" tabIndex={-1}>
        {preview.tells}
      </p>
      <ReviewEntry review={withMasks(shown, masksOf(marks.marks))} whole still />
    </section>
  )
}

/** All texts that are not empty, with their names. */
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

type MarkedTextProps = { field: TextField; text: string; marks: Marks }

/** A text with its marks, numbered as in the list. Selections are measured in this text alone. */
function MarkedText({ field, text, marks: { marks, chosen } }: MarkedTextProps) {
  return (
    <span data-field={field}>
      {piecesOf(field, text, marks).map(piece =>
        piece.mark ? (
          <Marked
            key={piece.start}
            mark={piece.mark}
            text={piece.text}
            chosen={piece.mark.key === chosen?.key}
          />
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
    </span>
  )
}

function Marked({ mark, text, chosen }: { mark: Mark; text: string; chosen: boolean }) {
  const { marks: words } = useWords('team')
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen) own.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const look = mark.fate ? `mark-${mark.fate}` : 'm-blocking'
  return (
    <mark ref={own} className={cx('m', look, chosen && 'm-chosen')}>
      {text}
      <sup data-extra="">
        <span className="vh">{words.numbered}</span>
        {mark.number}
      </sup>
    </mark>
  )
}

/** The review as readers will see it with these masks. */
function withMasks(review: PublicReview, spans: readonly Span[]): PublicReview {
  const { headline, likes, dislikes, advice, application } = review
  const texts = { headline, likes, dislikes, advice, surprise_text: application?.surprise_text ?? null }
  const { surprise_text, ...words } = masked(texts, spans)
  const details = application && surprise_text !== undefined ? { ...application, surprise_text } : application
  return { ...review, ...pick(words, ['headline', 'likes', 'dislikes', 'advice']), application: details }
}

/** Only the fields of the review; the comment on pay is published elsewhere. */
const pick = (words: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)))

/** The author's ratings and choices. */
function ReviewFacts({ review }: { review: ModeratorReview }) {
  const { facts } = useWords('team')
  const { departments, jobTypes, results, yes, no } = useWords('reviews')
  const places = useWords('companies')
  const { score } = useFormats()
  const { department, job_type, application_result, city, left_at_year } = review
  const pairs = [
    [
      facts.score,
      <ScoreInline
        key="score"
        score={review.score}
        value={score(review.score)}
        spoken={places.score.outOf}
      />,
    ],
    [facts.satisfaction, `${review.overall_sentiment} ${places.score.outOf}`],
    [facts.recommended, review.recommended ? yes : no],
    [facts.department, department && departments[department]],
    [facts.role, review.job_role],
    [facts.roleWords, review.job_role_words],
    [facts.jobType, job_type && jobTypes[job_type]],
    [facts.city, city && `${places.city(city.name)}, ${places.province(city.province)}`],
    [review.employment_status === APPLICANT ? facts.applied : facts.left, left_at_year],
    [facts.result, application_result && results[application_result]],
  ] as const
  return <WorkFacts facts={pairs} />
}
