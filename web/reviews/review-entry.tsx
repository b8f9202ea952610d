import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Byline, Entry, Kicker, QuoteTitle } from '#web/ui/layout/article.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import { kickerOf } from './quotes/kicker.ts'
import { Masked } from './quotes/masked.tsx'
import { ReviewActions } from './review-actions.tsx'
import { CompanyReply } from './company-reply.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import './reviews.css'

type Props = {
  review: PublicReview
  whole?: boolean
  /** Preview only, without the readers' actions. */
  still?: boolean
}

/** One readable review: in a list it links to its page; `whole` is the version on that page. */
export function ReviewEntry({ review, whole, still }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('reviews')
  const companies = useWords('companies')
  const { kind, place } = kickerOf(review, words, companies)
  const titleId = `r-${review.id}`
  return (
    <Entry titleId={titleId} actions={!still && <ReviewActions review={review} titleId={titleId} />}>
      <Kicker>
        <b>{kind}</b>
        {place && <span>{place}</span>}
      </Kicker>
      <QuoteTitle
        id={titleId}
        level={whole ? 1 : 3}
        href={whole ? undefined : href(locale, 'review', { id: review.id })}
      >
        <span lang={review.locale}>
          <Masked text={words.quote(review.headline ?? '')} />
        </span>
      </QuoteTitle>
      <Byline>
        <ScoreInline
          score={review.score}
          value={format.score(review.score)}
          spoken={words.spoken(companies.bands[scoreBand(review.score)])}
        />
        <time dateTime={review.month}>{format.month(review.month)}</time>
        {review.locale !== locale && <span>{words.otherLanguage}</span>}
      </Byline>
      <ReviewTexts review={review} level={whole ? 2 : 4} />
      <p className="entry-line">
        <Icon name={review.recommended ? 'check' : 'minus'} size="small" />
        {review.recommended ? words.recommended : words.notRecommended}
      </p>
      <AllRatings review={review} open={whole} />
      {review.reply && <CompanyReply reply={review.reply} company={review.company} />}
    </Entry>
  )
}

/** All ratings and answers of a review in a `<details>`, which works before JavaScript. */
function AllRatings({ review, open }: { review: PublicReview; open?: boolean | undefined }) {
  const format = useFormats()
  const words = useWords('reviews')
  const { benefits } = useWords('companies')
  const ratings = review.ratings.map(({ key, value }) => ({
    key,
    label: words.ratings[key],
    value: value === null ? words.notApplicable : format.count(value),
  }))
  const answers = review.answers.map(({ key, yes }) => ({
    key,
    label: benefits[key],
    value: yes ? words.yes : words.no,
  }))
  const work = review.job_type
    ? [{ key: 'job_type', label: words.jobType, value: words.jobTypes[review.job_type] }]
    : []
  return (
    <Disclosure summary={words.allRatings(format.count(ratings.length))} open={open}>
      <div className="all-ratings">
        <Leaders items={[...ratings, ...answers, ...work]} />
      </div>
    </Disclosure>
  )
}

type Level = 2 | 4
type ReviewTextsProps = { review: PublicReview; level: Level }

/** The author's texts in the author's language, below headings of the given level. */
function ReviewTexts({ review, level }: ReviewTextsProps) {
  const words = useWords('reviews')
  return (
    <>
      {(['likes', 'dislikes', 'advice'] as const).map(name => {
        const text = review[name]
        return text && <Part key={name} level={level} title={words[name]} text={text} lang={review.locale} />
      })}
      <Application review={review} level={level} />
    </>
  )
}

/** An applicant's answers about the application. */
function Application({ review: { application, locale }, level }: ReviewTextsProps) {
  const format = useFormats()
  const words = useWords('reviews')
  if (!application) return null
  const { result, interview_rounds: rounds, surprise_question, surprise_text } = application
  const facts = [words.results[result], rounds !== null && words.rounds(format.count(rounds))]
  const surprise = surprise_question ? words.surpriseYes : words.surpriseNo
  return (
    <>
      <Part level={level} title={words.application} text={facts.filter(Boolean).join(' · ')} />
      <Part
        level={level}
        title={words.surprise}
        text={surprise_text ?? surprise}
        lang={surprise_text ? locale : undefined}
      />
    </>
  )
}

function Part({
  level,
  title,
  text,
  lang,
}: {
  level: Level
  title: string
  text: string
  lang?: string | undefined
}) {
  const H = `h${level}` as const
  return (
    <>
      <H className="entry-part">{title}</H>
      {text.split(/\n+/).map((paragraph, i) => (
        <p key={i} lang={lang}>
          <Masked text={paragraph} />
        </p>
      ))}
    </>
  )
}
