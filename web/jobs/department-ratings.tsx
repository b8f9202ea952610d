import type { SaidInDepartment } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { QuotedReviews } from '#web/reviews/quotes/quoted-reviews.tsx'
import { Score } from '#web/ui/charts/score.tsx'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'

type Props = { said: SaidInDepartment; slug: string }

/** Reviews of the vacancy's department: ratings from three reviews, readable reviews, and a link to all. */
export function DepartmentRatings({ said, slug: id }: Props) {
  const locale = useLocale()
  const { said: words } = useWords('jobs').job
  const { department, count, quotes } = said
  const name = useWords('reviews').departments[department]
  return (
    <Section title={words.title(name)}>
      {count === 0 ? (
        <Nobody id={id} />
      ) : (
        <>
          <Figures said={said} />
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

function Figures({ said: { count, score, rated } }: Pick<Props, 'said'>) {
  const format = useFormats()
  const { said: words } = useWords('jobs').job
  const companies = useWords('companies')
  const { ratings } = useWords('reviews')
  /** Adds the company's mean if it differs. */
  const compared = (mean: number, whole: number | null): string => {
    const [own, all] = [format.score(mean), whole === null ? null : format.score(whole)]
    return all === null || all === own ? own : words.beside(own, all)
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
        items={rated.map(({ key, mean, whole }) => ({ label: ratings[key], value: compared(mean, whole) }))}
      />
    </>
  )
}

function Nobody({ id }: { id: string }) {
  const locale = useLocale()
  const { said: words } = useWords('jobs').job
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
