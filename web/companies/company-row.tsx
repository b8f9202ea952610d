import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { RankRow } from '#web/ui/layout/rank.tsx'
import { Bulir } from '#web/ui/charts/score.tsx'
import { counted } from './counted.ts'
import { placeLine } from './place.ts'
import { useShareOf } from './share-of.ts'

/**
 * A company in a list: swatch, name, industry and city, score, number of reviews (or `unit`); `whole` adds the share of
 * recommendations and the best aspect.
 */
export function CompanyRow({
  company,
  unit,
  noScore,
  whole,
}: {
  company: CompanyCard
  unit?: string | undefined
  /** Text in place of a missing score; a company without any review needs none. */
  noScore?: string
  whole?: boolean
}) {
  const locale = useLocale()
  const format = useFormats()
  const { list } = useWords('reviews')
  const words = useWords('companies')
  return (
    <RankRow
      id={company.id}
      name={company.name}
      href={href(locale, 'company', { id: company.slug })}
      sub={placeLine(company, words)}
      more={whole && <Praise company={company} />}
      figure={company.score === null ? undefined : format.score(company.score)}
      outOf={words.score.outOf}
      unit={
        <>
          {company.score === null && company.review_count > 0 && noScore && <span>{noScore}</span>}
          {unit ?? counted(company, list, format.count)}
          {whole && company.review_count > 0 && company.applicant_count > 0 && (
            <span>{list.apart(format.count(company.applicant_count))}</span>
          )}
        </>
      }
    />
  )
}

/** Seeds of the score, share of recommendations, and the best-rated aspect. */
function Praise({ company }: { company: CompanyCard }) {
  const shareOf = useShareOf()
  const { row } = useWords('companies')
  const { ratings } = useWords('reviews')
  const { score, recommend_count, review_count, strongest } = company
  if (score === null) return null
  return (
    <>
      <Bulir score={score} />
      {recommend_count !== null && <span>{row.recommend(shareOf(recommend_count, review_count))}</span>}
      {strongest && <span>{row.strongest(ratings[strongest])}</span>}
    </>
  )
}
