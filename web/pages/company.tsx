import type { CompanyPage } from '#shared/contract/companies.ts'
import { href } from '#shared/paths.ts'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { organization } from '#web/companies/organization.ts'
import { Overview } from '#web/companies/overview.tsx'
import { formats } from '#web/platform/locale.ts'
import { definePage, type HeadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<CompanyPage>({
  load: ({ params, call }) => call('company', { params: { slug: params['id'] as string } }),
  head,
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.company.slug,
  View: ({ data }) => (
    <>
      <CompanyHead page={data} tab="about" />
      <Overview page={data} />
    </>
  ),
})

function head({ data, locale }: HeadArgs<CompanyPage>) {
  const { company, figures, tabs } = data
  const said = words(locale, 'companies')
  const format = formats(locale)
  return {
    title: said.head.title(company.name),
    description:
      figures && figures.score !== null
        ? said.head.description(company.name, format.score(figures.score), format.count(figures.review_count))
        : said.head.few(company.name),
    noindex: tabs.reviews === 0,
  }
}

function jsonLd({ data: { company, figures }, locale, origin, siteName }: HeadArgs<CompanyPage>): object[] {
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
