import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { choiceOf, choiceQuery, type Choice } from '#web/questions/choice.ts'
import { CompanyQuestions } from '#web/questions/company-questions.tsx'

type Data = { page: CompanyPage; list: Sent<'companyQuestions'>; choice: Choice }

export const page = definePage<Data>({
  load,
  head: ({ data: { page: company, list, choice }, locale }) => {
    const { name } = company.company
    const said = words(locale, 'questions')
    const questions = list.page.total
    return {
      title: said.head.company(name),
      description: questions === 0 ? said.none(name) : said.head.description(name),
      noindex:
        !isIndexed.companyQuestions({ questions }) ||
        Object.values(choiceQuery(choice)).some(value => value !== null),
    }
  },
  card: import.meta.env.SSR && (({ data }) => ({ owner: ownerOf(data.page.company) })),
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.page.company.slug,
  View: ({ data: { page: company, list, choice } }) => (
    <>
      <CompanyHead page={company} tab="questions" />
      <CompanyQuestions company={company.company} list={list} choice={choice} />
    </>
  ),
})

async function load({ params: { id }, query, call }: LoadArgs): Promise<Data> {
  const params = { slug: id as string }
  const choice = choiceOf(query)
  const { q, sort, cursor } = choice
  const [company, list] = await Promise.all([
    call('company', { params, query: { header: '1' } }),
    call('companyQuestions', { params, query: { sort, ...(q && { q }), ...(cursor && { cursor }) } }),
  ])
  return { page: company, list, choice }
}

function jsonLd({ data, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { name, slug: id } = data.page.company
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name, url: origin + href(locale, 'company', { id }) },
      { name: words(locale, 'questions').title, url: origin + href(locale, 'companyQuestions', { id }) },
    ]),
  ]
}
