import type { DepartmentReviews } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { QuotedReviews } from '#web/reviews/quotes/quoted-reviews.tsx'
import { Score } from '#web/ui/charts/score.tsx'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'

type Props = { reviews: DepartmentReviews; slug: string }

/** Reviews of the vacancy's department: ratings from three reviews, readable reviews, and a link to all. */
export function DepartmentRatings({ reviews, slug: id }: Props) {
  const locale = useLocale()
  const { departmentReviews: words } = useWords('jobs').job
  const { department, count, quotes } = reviews
  const name = useWords('reviews').departments[department]
  return (
    <Section title={words.title(name)}>
      {count === 0 ? (
        <Nobody id={id} />
      ) : (
        <>
          <Figures reviews={reviews} />
          {quotes.length > 0 && (
            <div className="job-quotes">
              <QuotedReviews reviews={quotes} level={3} />
            </div>
          )}
          <ArrowLink href={href(locale, 'companyReviews', { id }, { department })}>
            {words.all(name)}
          </ArrowLink>
        </>
      )}
    </Section>
  )
}

function Figures({ reviews: { count, score, ratings: means } }: Pick<Props, 'reviews'>) {
  const format = useFormats()
  const { departmentReviews: words } = useWords('jobs').job
  const companies = useWords('companies')
  const { ratings: labels } = useWords('reviews')
  /** Adds the company's mean if it differs. */
  const compared = (mean: number, companyMean: number | null): string => {
    const [own, all] = [format.score(mean), companyMean === null ? null : format.score(companyMean)]
    return all === null || all === own ? own : words.withCompany(own, all)
  }
  if (score === null) return <p className="note">{companies.few.body(format.count(count))}</p>
  return (
    <>
      <Score
        score={score}
        value={format.score(score)}
        outOf={companies.score.outOf}
        word={companies.bands[scoreBand(score)]}
        note={companies.score.from(format.count(count))}
      />
      <Leaders
        items={means.map(({ key, mean, company_mean }) => ({
          label: labels[key],
          value: compared(mean, company_mean),
        }))}
      />
    </>
  )
}

function Nobody({ id }: { id: string }) {
  const locale = useLocale()
  const { departmentReviews: words } = useWords('jobs').job
  const { write } = useWords('companies')
  return (
    <Empty
      action={
        <ButtonLink kind="line" icon="pen-line" href={href(locale, 'companyWriteReview', { id })}>
          {write}
        </ButtonLink>
      }
    >
      <p>{words.none}</p>
    </Empty>
  )
}
