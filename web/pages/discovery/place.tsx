import type { PlacePage } from '#shared/contract/discovery/browse.ts'
import type { SearchResults } from '#shared/contract/companies/companies.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import type { Positions } from '#shared/contract/pay/positions.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { href } from '#shared/paths.ts'
import { placeSlug } from '#shared/rules/place-slug.ts'
import { BrowsePage } from '#web/discovery/browse/browse-page.tsx'
import { Locator } from '#web/companies/locator/locator.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = { shown: PlacePage; found: SearchResults; jobs: VacancyResults; roles: Positions }

const COMPANIES = 10
const LISTED = 8

export const page = definePage<Data>({
  load,
  head: ({ data: { shown }, locale }) => {
    const { head } = words(locale, 'browsing')
    const name = words(locale, 'companies').city(shown.city.name)
    return {
      title: head.place(name),
      description: head.placeDescription(name),
      noindex: !isIndexed.place(shown),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <View {...data} />,
})

async function load({ params, call }: LoadArgs): Promise<Data> {
  const shown = await call('placePage', { params: { place: params['place'] as string } })
  const city = shown.city.id
  const [found, jobs, roles] = await Promise.all([
    call('searchCompanies', { query: { city, sort: 'best' } }),
    call('vacancies', { query: { city } }),
    call('positions', { query: { city, sort: 'open' } }),
  ])
  return { shown, found, jobs, roles }
}

function View({ shown: { city, companies, reviews, map }, found, jobs, roles }: Data) {
  const locale = useLocale()
  const format = useFormats()
  const messages = useWords('browsing')
  const { industries, city: named } = useWords('companies')
  const name = named(city.name)
  return (
    <BrowsePage
      title={messages.inPlace(name)}
      sentence={messages.place(
        name,
        format.count(companies),
        format.count(reviews),
        format.count(jobs.page.total),
      )}
      map={map && <Locator view={map} towns={map.towns} pin={map} label={messages.map(name)} />}
      companies={found.companies.slice(0, COMPANIES)}
      ways={[
        { href: href(locale, 'searchCompany', {}, { city: city.id }), name: messages.allCompanies },
        { href: href(locale, 'topCompanies', {}, { city: city.id }), name: messages.ranked },
      ]}
      lists={[
        {
          title: messages.jobs,
          links: jobs.vacancies.slice(0, LISTED).map(({ id, title, company }) => ({
            href: href(locale, 'job', { id }),
            name: title,
            note: company.name,
          })),
          all: { href: href(locale, 'jobs', {}, { city: city.id }), name: messages.allJobs },
        },
        {
          title: messages.roles,
          links: roles.positions.slice(0, LISTED).map(({ role }) => ({
            href: href(locale, 'position', { role: role.id }, { city: city.id }),
            name: role.name,
          })),
          all: { href: href(locale, 'searchPosition', {}, { city: city.id }), name: messages.allRoles },
        },
        {
          title: messages.industriesHere,
          links: presentIn(found.facets.industry).map(({ value, count }) => ({
            href: href(locale, 'searchCompany', {}, { industry: value, city: city.id }),
            name: industries[value],
            note: count === null ? undefined : messages.count(format.count(count)),
          })),
        },
      ]}
    />
  )
}

/** Industries with companies in this place, largest first; without counts all industries in their usual order. */
const presentIn = (industries: SearchResults['facets']['industry']) =>
  industries
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, LISTED)

function jsonLd({ data: { shown }, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { city: named, crumb } = words(locale, 'companies')
  const { name } = shown.city
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: crumb, url: origin + href(locale, 'searchCompany') },
      { name: named(name), url: origin + href(locale, 'place', { place: placeSlug(name) }) },
    ]),
  ]
}
