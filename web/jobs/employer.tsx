import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { Rated } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Score } from '#web/ui/charts/score.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'

type Props = { company: CompanyCard; rated: Rated[] }

/** What its people say of the company: score, and whether pay and THR come in time. */
export function Employer({ company, rated }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const { job: words } = useWords('jobs')
  const companies = useWords('companies')
  const { ratings } = useWords('reviews')
  const { name, slug: id, score, review_count } = company
  const known = rated.flatMap(({ key, mean, count }) =>
    mean !== null && count >= PRIVACY_FLOOR
      ? [{ label: ratings[key], value: `${format.score(mean)} ${companies.score.outOf}` }]
      : [],
  )
  return (
    <Section title={words.company(name)} small>
      {score === null ? (
        <p className="note">
          {review_count === 0 ? companies.none.body(name) : companies.few.body(format.count(review_count))}
        </p>
      ) : (
        <Score
          score={score}
          value={format.score(score)}
          outOf={companies.score.outOf}
          word={companies.bands[scoreBand(score)]}
          note={companies.score.from(format.count(review_count))}
        />
      )}
      {known.length > 0 && <Leaders items={known} />}
      <p className="more">
        <a href={href(locale, 'companyReviews', { id })}>{words.reviews}</a>
      </p>
      <p className="more">
        <a href={href(locale, 'companySalaries', { id })}>{words.pay}</a>
      </p>
    </Section>
  )
}
