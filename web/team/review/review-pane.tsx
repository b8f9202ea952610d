import type { ModeratorReview } from '#shared/contract/reviews/desk-review.ts'
import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import type { TextField } from '#shared/contract/text-fields.ts'
import { useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { masksOf } from './marks.ts'
import { MarkedText } from './marked-text.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { SimilarList } from './similar-list.tsx'
import { withMasks } from './preview.ts'
import type { ReviewDesk as Desk } from './use-review.ts'
import { weekNumber } from '../desk/week.ts'
import './marks.css'

type Props = { desk: Desk; review: ModeratorReview }

/** The review on the desk, whole: everything that could break a guideline, or what readers would see of it. */
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

/** The review as it will stand on the company's page, with the masks that are chosen so far. */
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
