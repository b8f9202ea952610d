import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { RatingBar, RatingList } from '#web/ui/charts/ratings/rating-bar.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { barOf } from './ratings-section.tsx'

/** What applicants say, apart from the company's score. Nothing where no applicant wrote. */
export function ApplicantsSection({ figures, slug }: { figures: CompanyFigures; slug: string }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('companies')
  const labels = useWords('reviews').ratings
  const { applicant_count, applicant_score: score, applicant_ratings } = figures
  if (applicant_count === 0) return null
  const count = format.count(applicant_count)
  return (
    <Section title={words.applicants.title}>
      {score === null ? (
        <p className="find">{words.applicants.few(count)}</p>
      ) : (
        <>
          <p className="find applicants">
            <ScoreInline
              score={score}
              value={format.score(score)}
              spoken={words.score.spoken(words.bands[scoreBand(score)])}
            />{' '}
            {words.applicants.score(count)}
          </p>
          <RatingList>
            {applicant_ratings.map(rated => {
              const { key, ...bar } = barOf(rated, labels[rated.key], words, format)
              return <RatingBar key={key} {...bar} />
            })}
          </RatingList>
        </>
      )}
      <ArrowLink href={href(locale, 'companyReviews', { id: slug }, { type: 'applicant' })}>
        {words.applicants.read}
      </ArrowLink>
    </Section>
  )
}
