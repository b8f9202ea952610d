import type { CompanyCard } from '#shared/contract/companies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { RankRow } from '#web/ui/rank.tsx'
import { counted } from './counted.ts'
import { placeLine } from './place.ts'

/** A company in a list: cloth, name, industry and city, score, and from how many reviews (or `unit`). */
export function CompanyRow({
  company,
  unit,
  noScore,
}: {
  company: CompanyCard
  unit?: string
  /** Stands where there is no score yet; without any review that goes without saying. */
  noScore?: string
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
      figure={company.score === null ? undefined : format.score(company.score)}
      outOf={words.score.outOf}
      unit={
        <>
          {company.score === null && company.review_count > 0 && noScore && <span>{noScore}</span>}
          {unit ?? counted(company, list, format.count)}
        </>
      }
    />
  )
}
