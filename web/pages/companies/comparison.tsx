import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { askedOf, MOST_COMPARED, type Asked } from '#web/companies/comparison/query.ts'
import type { Compared } from '#web/companies/comparison/compared.ts'
import { ComparisonPage, type Comparison } from '#web/companies/comparison/comparison.tsx'
import { isCallError } from '#web/platform/call.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Call = LoadArgs['call']

const OFFERED = 8

export const page = definePage<Comparison>({
  load,
  head: ({ data: { compared }, locale }) => {
    const { head } = words(locale, 'versus')
    const names = compared.map(({ page: { company } }) => company.name)
    return {
      title: names.length > 0 ? head.titleOf(names) : head.title,
      description: head.description,
      noindex: names.length > 0,
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <ComparisonPage {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Comparison> {
  const asked = askedOf(query)
  const found = await Promise.all(asked.companies.map(slug => readCompany(slug, call)))
  const compared = [...new Map(found.flatMap(one => (one ? [[one.page.company.id, one]] : []))).values()]
  const slugs = compared.map(({ page: { company } }) => company.slug)
  const change = slugs.find(slug => slug === asked.change) ?? null
  return {
    compared,
    asked: { ...asked, companies: slugs, change },
    offered: await offeredTo(compared, { ...asked, change }, call),
  }
}

/** Null for a company that no longer exists, which is left out. */
async function readCompany(slug: string, call: Call): Promise<Compared | null> {
  const params = { slug }
  try {
    const [page, salaries] = await Promise.all([
      call('company', { params }),
      call('companySalaries', { params, query: { comments: '0' } }),
    ])
    return { page, salaries }
  } catch (error) {
    if (isCallError(error) && error.status === 404) return null
    throw error
  }
}

/** Results of the search; without search and with one company, others of the same industry. */
async function offeredTo(compared: readonly Compared[], { add, change }: Asked, call: Call) {
  if (compared.length >= MOST_COMPARED && change === null) return []
  const industry = compared[0]?.page.company.industry
  const query = add
    ? { q: add }
    : compared.length < 2 && industry
      ? { industry, sort: 'most' as const }
      : null
  if (!query) return []
  const { companies } = await call('searchCompanies', { query })
  return companies
    .filter(({ id }) => compared.every(({ page: { company } }) => company.id !== id))
    .slice(0, OFFERED)
}

function jsonLd({ locale, origin, siteName }: HeadArgs<Comparison>): object[] {
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: words(locale, 'versus').title, url: origin + href(locale, 'compareCompanies') },
    ]),
  ]
}
