import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { placeSlug } from '#shared/rules/place-slug.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Facts } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** Facts about the company. */
export function InfoSection({ page: { company, profile, replies, tabs } }: { page: CompanyPage }) {
  const locale = useLocale()
  const { count, month } = useFormats()
  const words = useWords('companies')
  const { info } = words
  const { industry, city, size_band, website_host: host } = company
  const facts = [
    {
      label: info.industry,
      value: industry && <a href={href(locale, 'industry', { industry })}>{words.industries[industry]}</a>,
    },
    { label: info.founded, value: company.founded_year && String(company.founded_year) },
    { label: info.size, value: size_band && words.sizes[size_band] },
    {
      label: info.city,
      value: city && (
        <>
          <a href={href(locale, 'place', { place: placeSlug(city.name) })}>{words.city(city.name)}</a>,{' '}
          {words.province(city.province)}
        </>
      ),
    },
    { label: info.legal, value: company.legal_name },
    { label: info.ticker, value: company.ticker },
    { label: info.claimed, value: company.claimed_since && info.claimedSince(month(company.claimed_since)) },
    {
      label: info.replies,
      value: replies && info.replied(count(replies.count), count(tabs.reviews), replies.months),
    },
    ...(profile?.links ?? []).map(({ key, url }) => ({
      label: info.links[key],
      value: <LinkOut url={url} />,
    })),
    {
      label: info.website,
      value: host && !profile?.links.some(({ key }) => key === 'website') && (
        <a href={`https://${host}`} rel="nofollow ugc noopener noreferrer">
          {host}
        </a>
      ),
    },
  ].filter(fact => Boolean(fact.value))
  if (facts.length === 0 && !company.summary) return null
  return (
    <Section title={info.title} small>
      {company.summary && <p className="info-summary">{company.summary}</p>}
      <Facts items={facts} />
    </Section>
  )
}

/** Link to a website of the company, shown as host and path without scheme and `www`. */
const LinkOut = ({ url }: { url: string }) => (
  <a href={url} rel="nofollow ugc noopener noreferrer">
    {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
  </a>
)
