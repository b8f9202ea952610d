import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { Score } from '#web/ui/charts/score.tsx'
import { Trend } from '#web/ui/charts/trend/trend.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { quarterName, trendFinding } from './findings.ts'
import { Spread } from './spread.tsx'

/** The score, the distribution of its ratings, and the trend of two years. Shown from three counted reviews. */
export function ScoreSection({ figures, score }: { figures: CompanyFigures; score: number }) {
  const format = useFormats()
  const words = useWords('companies')
  return (
    <Section title={words.score.title}>
      <div className="score-grid">
        <Score
          score={score}
          value={format.score(score)}
          outOf={words.score.outOf}
          word={words.bands[scoreBand(score)]}
          note={
            words.score.from(format.count(figures.review_count)) +
            (figures.applicant_count > 0 ? words.score.apart(format.count(figures.applicant_count)) : '')
          }
        />
        <Spread stars={figures.stars} />
        <TwoYears trend={figures.trend} />
      </div>
    </Section>
  )
}

function TwoYears({ trend }: Pick<CompanyFigures, 'trend'>) {
  const format = useFormats()
  const words = useWords('companies')
  const finding = trendFinding(trend, words, format)
  const [first, last] = [trend[0], trend.at(-1)]
  if (!finding || !first || !last)
    return (
      <Figure title={words.trend.title}>
        <p className="note">{words.trend.few}</p>
      </Figure>
    )
  const compared = trend.some(quarter => quarter.industry_score !== null)
  return (
    <Figure title={words.trend.title} caption={finding.caption}>
      <Trend
        values={trend.map(quarter => quarter.score)}
        others={trend.map(quarter => quarter.industry_score)}
        format={format.score}
        text={finding.text}
        from={quarterName(first.start, words)}
        to={quarterName(last.start, words)}
      />
      {compared && (
        <Key
          items={[
            { shape: 'line', label: words.trend.own },
            { shape: 'dash', label: words.trend.industry },
          ]}
        />
      )}
    </Figure>
  )
}
