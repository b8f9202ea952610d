import type { CompanyPage, CompanyFigures, CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { FollowAction } from '#web/accounts/saved/follow-action.tsx'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { companyCard } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { Overview } from '#web/companies/overview.tsx'
import { OverviewPay } from '#web/pay/company/overview-pay.tsx'
import { PayPlace } from '#web/pay/page/company-place.tsx'
import { ClaimPrompt } from '#web/owners/claim-prompt.tsx'
import { formats } from '#web/platform/locale.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'

type Data = { page: CompanyPage; salaries: CompanySalaries }

export const page = definePage<Data>({
  load,
  head,
  card: import.meta.env.SSR && (({ data, locale }) => companyCard(data.page, locale)),
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.page.company.slug,
  View: ({ data: { page: company, salaries } }) => (
    <>
      <CompanyHead page={company} tab="about" follow={<FollowAction company={company.company} />} />
      <Overview
        page={company}
        side={<ClaimPrompt company={company.company} />}
        more={
          <PayPlace>
            <OverviewPay slug={company.company.slug} salaries={salaries} />
          </PayPlace>
        }
      />
    </>
  ),
})

async function load({ params: { id }, call }: LoadArgs): Promise<Data> {
  const params = { slug: id as string }
  const [company, salaries] = await Promise.all([
    call('company', { params }),
    call('companySalaries', { params, query: { comments: '0' } }),
  ])
  return { page: company, salaries }
}

function head({ data, locale }: HeadArgs<Data>) {
  const { company, figures, tabs } = data.page
  const messages = words(locale, 'companies')
  const format = formats(locale)
  return {
    title: messages.head.title(company.name),
    description:
      figures && figures.score !== null
        ? messages.head.description(
            company.name,
            format.score(figures.score),
            format.count(figures.review_count),
          )
        : messages.head.few(company.name),
    noindex: !isIndexed.company(tabs),
  }
}

function jsonLd({ data: { page: shown }, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { company, figures } = shown
  const url = origin + href(locale, 'company', { id: company.slug })
  return [
    ...organization(company, figures, url),
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: words(locale, 'companies').crumb, url: origin + href(locale, 'searchCompany') },
      { name: company.name, url },
    ]),
  ]
}

/** Structured data of the company; its rating is included from three counted reviews. */
function organization(company: CompanyHeader, figures: CompanyFigures | null, url: string): object[] {
  const itself = {
    '@type': 'Organization',
    name: company.name,
    ...(company.legal_name && { legalName: company.legal_name }),
    ...(company.website_host && { sameAs: `https://${company.website_host}` }),
  }
  const whole = {
    '@context': 'https://schema.org',
    ...itself,
    url,
    ...(company.ticker && { tickerSymbol: `IDX ${company.ticker}` }),
    ...(company.founded_year && { foundingDate: String(company.founded_year) }),
    ...(company.city && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: company.city.name,
        addressRegion: company.city.province,
        addressCountry: 'ID',
      },
    }),
  }
  if (!figures || figures.score === null || figures.review_count < PRIVACY_FLOOR) return [whole]
  const rating = {
    '@context': 'https://schema.org',
    '@type': 'EmployerAggregateRating',
    itemReviewed: itself,
    ratingValue: figures.score.toFixed(1),
    bestRating: 5,
    worstRating: 1,
    ratingCount: figures.review_count,
    reviewCount: figures.review_count,
  }
  return [whole, rating]
}
