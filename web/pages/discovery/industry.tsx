import type { IndustryPage } from '#shared/contract/discovery/browse.ts'
import type { SearchResults } from '#shared/contract/companies/companies.ts'
import { INDUSTRIES, type Industry } from '#shared/contract/keys.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { href } from '#shared/paths.ts'
import { BrowsePage } from '#web/discovery/browse/browse-page.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = { shown: IndustryPage; found: SearchResults }

const COMPANIES = 10

export const page = definePage<Data>({
  load,
  head: ({ data: { shown, found }, locale }) => {
    const { head } = words(locale, 'browsing')
    const name = words(locale, 'companies').industries[shown.industry]
    return {
      title: head.industry(name),
      description: head.industryDescription(name),
      noindex: !isIndexed.industry({ listed: found.page.total, hasFigures: shown.figures !== null }),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <View {...data} />,
})

async function load({ params, call }: LoadArgs): Promise<Data> {
  const industry = params['industry'] as Industry
  const [shown, found] = await Promise.all([
    call('industryPage', { params: { industry } }),
    call('searchCompanies', { query: { industry, sort: 'best' } }),
  ])
  return { shown, found }
}

function View({ shown: { industry, figures }, found }: Data) {
  const locale = useLocale()
  const format = useFormats()
  const messages = useWords('browsing')
  const { industries, city } = useWords('companies')
  const { ratings } = useWords('reviews')
  const rated = (one: { key: keyof typeof ratings; mean: number } | null) =>
    one && { name: ratings[one.key], mean: format.score(one.mean) }
  return (
    <BrowsePage
      title={industries[industry]}
      sentence={
        figures
          ? messages.industry(
              format.count(figures.companies),
              format.count(figures.reviews),
              rated(figures.best),
              rated(figures.worst),
            )
          : messages.industryFew
      }
      companies={found.companies.slice(0, COMPANIES)}
      ways={[
        { href: href(locale, 'searchCompany', {}, { industry }), name: messages.allCompanies },
        { href: href(locale, 'topCompanies', {}, { industry }), name: messages.ranked },
      ]}
      lists={[
        {
          title: messages.inCities,
          links: found.facets.city.map(({ value, count }) => ({
            href: href(locale, 'searchCompany', {}, { industry, city: value.id }),
            name: city(value.name),
            note: count === null ? undefined : messages.count(format.count(count)),
          })),
        },
        {
          title: messages.industries,
          links: INDUSTRIES.filter(key => key !== industry).map(key => ({
            href: href(locale, 'industry', { industry: key }),
            name: industries[key],
          })),
        },
      ]}
    />
  )
}

function jsonLd({ data: { shown }, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { industries, crumb } = words(locale, 'companies')
  const { industry } = shown
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: crumb, url: origin + href(locale, 'searchCompany') },
      { name: industries[industry], url: origin + href(locale, 'industry', { industry }) },
    ]),
  ]
}
