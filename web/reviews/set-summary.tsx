import type { ReviewSummary } from '#shared/contract/reviews.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { Spread } from '#web/companies/spread.tsx'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { RatingBar } from '#web/ui/charts/rating-bar.tsx'
import { Score } from '#web/ui/charts/score.tsx'
import { Share } from '#web/ui/charts/stacked-bar.tsx'
import { Disclosure } from '#web/ui/section.tsx'
import type { Filters } from './choice.ts'
import '#web/companies/companies.css'

export type SummaryProps = { summary: ReviewSummary; choice: Filters }

/**
 * What the chosen reviews say together, but for what was chosen itself. Applicants have a score of their own, so they
 * count only by themselves.
 */
export function SetSummary({ summary, choice }: SummaryProps) {
  const format = useFormats()
  const { summary: words } = useWords('reading')
  const companies = useWords('companies')
  const { count, score, recommend_count, stars } = summary
  if (count === 0) return null
  const from = words.from[choice.type ?? 'employed'](format.count(count))
  if (score === null || recommend_count === null || stars === null)
    return <p className="note set-few">{words.few(from)}</p>
  return (
    <section className="set" aria-labelledby="ringkasan">
      <h3 id="ringkasan" className="vh">
        {words.title}
      </h3>
      <div className="set-in">
        <Score
          score={score}
          value={format.score(score)}
          outOf={companies.score.outOf}
          word={companies.bands[scoreBand(score)]}
          note={from}
        />
        {choice.score === null && <Spread stars={stars} level={4} />}
        {choice.recommend === null && (
          <Share value={format.share(recommend_count / count)}>{words.recommend}</Share>
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
      <ul className="applicant-rates">
        {ratings.map(({ key, mean }) => (
          <RatingBar
            key={key}
            label={labels[key]}
            value={mean}
            text={mean === null ? companies.ratings.unknown : format.score(mean)}
            spoken={mean === null ? undefined : companies.score.outOf}
          />
        ))}
      </ul>
    </Disclosure>
  )
}
