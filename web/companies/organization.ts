import type { CompanyFigures, CompanyHeader } from '#shared/contract/companies/companies.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'

/** Structured data of the company; its rating is included from three counted reviews. */
export function organization(company: CompanyHeader, figures: CompanyFigures | null, url: string): object[] {
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
