import type { ReviewSummary } from '#shared/contract/reviews/reviews.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { FEWEST_FOR_SHARES } from '#shared/rules/shares.ts'
import { useShareOf } from '#web/companies/share-of.ts'
import { Spread } from '#web/companies/spread.tsx'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { RatingBar, RatingList } from '#web/ui/charts/ratings/rating-bar.tsx'
import { Score } from '#web/ui/charts/score.tsx'
import { Share } from '#web/ui/charts/ratings/stacked-bar.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { isFiltered, type Filters } from './choice.ts'
import './reviews.css'

export type SummaryProps = { summary: ReviewSummary; choice: Filters; applicants: number }

/**
 * What the chosen reviews say together, but for what was chosen itself. Applicants have a score of their own, so they
 * count only by themselves.
 */
export function SetSummary({ summary, choice, applicants }: SummaryProps) {
  const format = useFormats()
  const { summary: words } = useWords('reading')
  const companies = useWords('companies')
  const shareOf = useShareOf()
  const { count, score, recommend_count, stars } = summary
  if (count === 0) return null
  const from = words.from[choice.type ?? 'employed'](format.count(count))
  if (score === null || recommend_count === null || stars === null)
    return <p className="note set-few">{words.few(from)}</p>
  return (
    <section className="set" aria-labelledby="ringkasan">
      <h2 id="ringkasan" className="vh">
        {words.title}
      </h2>
      <div className="set-in">
        <Score
          score={score}
          value={format.score(score)}
          outOf={companies.score.outOf}
          word={companies.bands[scoreBand(score)]}
          note={
            <>
              {from}
              {!isFiltered(choice) && applicants > 0 && companies.score.apart(format.count(applicants))}
            </>
          }
        />
        {choice.score === null && <Spread stars={stars} />}
        {choice.recommend === null && (
          <Share value={shareOf(recommend_count, count)}>{words.recommend}</Share>
        )}
      </div>
      <Means summary={summary} />
    </section>
  )
}

function Means({ summary: { ratings } }: Pick<SummaryProps, 'summary'>) {
  const format = useFormats()
  const { summary: words } = useWords('reading')
  const labels = useWords('reviews').ratings
  const companies = useWords('companies')
  return (
    <Disclosure summary={words.ratings(format.count(ratings.length))}>
      <RatingList>
        {ratings.map(({ key, mean, count }) => (
          <RatingBar
            key={key}
            label={labels[key]}
            value={mean}
            text={mean === null ? companies.ratings.unknown : format.score(mean)}
            difference={
              mean !== null && count < FEWEST_FOR_SHARES && companies.ratings.of(format.count(count))
            }
            spoken={mean === null ? undefined : companies.score.outOf}
          />
        ))}
      </RatingList>
    </Disclosure>
  )
}
