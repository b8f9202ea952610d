import type { CompanyPage, CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { choiceOf, loadSalaries, type Choice, type Trouble } from '#web/pay/page/company-choice.ts'
import { PayPlace } from '#web/pay/page/company-place.tsx'
import type { Rated } from '#web/pay/company/pay-extras.tsx'
import { formats } from '#web/platform/locale.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import type { ComponentProps } from 'react'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { CompanyPay } from '#web/pay/company/company-pay.tsx'
import { salaryDistribution } from '#web/pay/salary-distribution.ts'

type Data = {
  page: CompanyPage
  salaries: CompanySalaries
  choice: Choice
  trouble: Trouble | null
  rated: readonly Rated[]
}

export const page = definePage<Data>({
  load,
  head,
  card: import.meta.env.SSR && (({ data }) => ({ owner: ownerOf(data.page.company) })),
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.page.company.slug,
  View: ({ data }) => (
    <PayPlace>
      <CompanyPayPage {...data} />
    </PayPlace>
  ),
})

/** Ratings from the reviews whether pay and THR are on time. */
const RATED: readonly string[] = ['thrpayment', 'salarypayment']

async function load({ params: { id }, query, call }: LoadArgs): Promise<Data> {
  const slug = id as string
  const [company, loaded] = await Promise.all([
    call('company', { params: { slug } }),
    loadSalaries(call, slug, choiceOf(query)),
  ])
  const rated = company.figures?.ratings.filter(({ key }) => RATED.includes(key)) ?? []
  return { page: { ...company, figures: null, integrity: null }, ...loaded, rated }
}

const MOST_NAMED = 4

function head({ data: { page: company, salaries, choice, trouble }, locale }: HeadArgs<Data>) {
  const { name } = company.company
  const { head: messages } = words(locale, 'payroll')
  const { millions } = formats(locale)
  const { departments } = words(locale, 'reviews')
  const medians = salaries.cells.map(({ range }) => range.p50)
  const [low, high] = [Math.min(...medians), Math.max(...medians)].map(millions) as [string, string]
  const isShown = medians.length > 0
  return {
    title: !isShown
      ? messages.title(name)
      : low === high
        ? messages.titleOne(name, low)
        : messages.titleRange(name, low, high),
    description: isShown
      ? messages.description(
          name,
          salaries.cells
            .slice(0, MOST_NAMED)
            .map(cell => messages.median(departments[cell.department], millions(cell.range.p50)))
            .join(', '),
        )
      : messages.none(name),
    noindex:
      !isIndexed.companySalaries({ cells: salaries.cells.length }) ||
      trouble !== null ||
      Object.values(choice).some(value => value !== null),
  }
}

function jsonLd({ data: { page, salaries }, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { company } = page
  const id = company.slug
  const url = origin + href(locale, 'companySalaries', { id })
  const { departments } = words(locale, 'reviews')
  const { industries } = words(locale, 'companies')
  const cell = bestKnown(salaries.cells)
  return [
    ...aggregation({
      company,
      salaries,
      url,
      name: cell ? departments[cell.department] : '',
      industry: company.industry && industries[company.industry],
    }),
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: company.name, url: origin + href(locale, 'company', { id }) },
      { name: words(locale, 'payroll').title, url },
    ]),
  ]
}

type Props = Omit<ComponentProps<typeof CompanyPay>, 'company'> & { page: CompanyPage }

/** The tab "Gaji" with the company's head. */
const CompanyPayPage = ({ page, ...shown }: Props) => (
  <>
    <CompanyHead page={page} tab="salaries" />
    <CompanyPay company={page.company} {...shown} />
  </>
)

type AggregationInput = {
  company: CompanyHeader
  salaries: CompanySalaries
  url: string
  name: string
  industry: string | null
}
type Cell = CompanySalaries['cells'][number]

/** The cell with most people: structured data may describe only one occupation per page. */
const bestKnown = (cells: readonly Cell[]): Cell | undefined =>
  cells.toSorted((a, b) => b.range.people - a.range.people)[0]

/**
 * Structured data about the pay of one department; nothing below the privacy floor. The number of people is known only
 * as a band, for which this type has no property.
 */
function aggregation({ company, salaries, url, name, industry }: AggregationInput): object[] {
  const cell = bestKnown(salaries.cells)
  if (!cell || salaries.as_of === null) return []
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
      estimatedSalary: [salaryDistribution(cell.range)],
    },
  ]
}
