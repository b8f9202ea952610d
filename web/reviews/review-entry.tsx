import type { PublicReview } from '#shared/contract/reviews.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Byline, Entry, Kicker, QuoteTitle } from '#web/ui/article.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AllRatings } from './all-ratings.tsx'
import { kickerOf } from './kicker.ts'

/** One review that a reader may open. What its author wrote is marked with the author's language. */
export function ReviewEntry({ review }: { review: PublicReview }) {
  const format = useFormats()
  const words = useWords('reviews')
  const companies = useWords('companies')
  const { kind, place } = kickerOf(review, words, companies)
  const titleId = `r-${review.id}`
  return (
    <Entry titleId={titleId}>
      <Kicker>
        <b>{kind}</b>
        {place && <span>{place}</span>}
      </Kicker>
      <QuoteTitle id={titleId}>
        <span lang={review.locale}>{words.quote(review.headline ?? '')}</span>
      </QuoteTitle>
      <Byline>
        <ScoreInline
          score={review.score}
          value={format.score(review.score)}
          spoken={words.spoken(companies.bands[scoreBand(review.score)])}
        />
        <time dateTime={review.month}>{format.month(review.month)}</time>
      </Byline>
      <Texts review={review} />
      <Application review={review} />
      <p className="entry-line">
        <Icon name={review.recommended ? 'check' : 'minus'} size="small" />
        {review.recommended ? words.recommended : words.notRecommended}
      </p>
      <AllRatings review={review} />
    </Entry>
  )
}

function Texts({ review }: { review: PublicReview }) {
  const words = useWords('reviews')
  return (['likes', 'dislikes', 'advice'] as const).map(name => {
    const text = review[name]
    return text && <Part key={name} title={words[name]} text={text} lang={review.locale} />
  })
}

/** What an applicant tells of the application. */
function Application({ review: { application, locale } }: { review: PublicReview }) {
  const format = useFormats()
  const words = useWords('reviews')
  if (!application) return null
  const { result, interview_rounds: rounds, surprise_question, surprise_text } = application
  const facts = [words.results[result], rounds !== null && words.rounds(format.count(rounds))]
  return (
    <>
      <h4>{words.application}</h4>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {surprise_text ? (
        <Part title={words.surprise} text={surprise_text} lang={locale} />
      ) : (
        <>
          <h4>{words.surprise}</h4>
          <p>{surprise_question ? words.surpriseYes : words.surpriseNo}</p>
        </>
      )}
    </>
  )
}

const Part = ({ title, text, lang }: { title: string; text: string; lang: string }) => (
  <>
    <h4>{title}</h4>
    {text.split(/\n+/).map((paragraph, i) => (
      <p key={i} lang={lang}>
        {paragraph}
      </p>
    ))}
  </>
)
