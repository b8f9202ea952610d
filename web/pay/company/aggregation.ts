import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'

type Told = {
  company: CompanyHeader
  salaries: CompanySalaries
  url: string
  name: string
  industry: string | null
}
type Cell = CompanySalaries['cells'][number]

/** The cell with most people: structured data may describe only one occupation per page. */
export const bestKnown = (cells: readonly Cell[]): Cell | undefined =>
  cells.toSorted((a, b) => b.range.people - a.range.people)[0]

/**
 * Structured data about the pay of one department; nothing below the privacy floor. The number of people is known only
 * as a band, for which this type has no property.
 */
export function aggregation({ company, salaries, url, name, industry }: Told): object[] {
  const cell = bestKnown(salaries.cells)
  if (!cell || salaries.as_of === null) return []
  const { p10, p25, p50, p75, p90 } = cell.range
  return [
    {
      '@context': 'https://schema.googleapis.com/',
      '@type': 'OccupationAggregationByEmployer',
      name,
      url,
      mainEntityOfPage: { '@type': 'WebPage', url, lastReviewed: salaries.as_of },
      hiringOrganization: { '@type': 'Organization', name: company.name },
      ...(industry && { industry }),
      occupationLocation: [
        company.city
          ? { '@type': 'City', name: company.city.name }
          : { '@type': 'Country', name: 'Indonesia' },
      ],
      estimatedSalary: [
        {
          '@type': 'MonetaryAmountDistribution',
          name: 'base',
          currency: 'IDR',
          duration: 'P1M',
          ...(p10 !== null && { percentile10: p10 }),
          percentile25: p25,
          median: p50,
          percentile75: p75,
          ...(p90 !== null && { percentile90: p90 }),
        },
      ],
    },
  ]
}
