import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { FollowAction } from '#web/accounts/saved/follow-action.tsx'
import { CompanyAlert } from '#web/jobs/alerts/company-alert.tsx'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { answerRecordsOf } from '#web/jobs/answer-records.ts'
import { CompanyJobs } from '#web/jobs/company-jobs.tsx'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = {
  page: CompanyPage
  list: Sent<'companyVacancies'>
  records: AnswerRecords
  cursor: string | null
}

export const page = definePage<Data>({
  load,
  head: ({ data: { page: company, list, cursor }, locale }) => {
    const { name } = company.company
    const said = words(locale, 'jobs')
    const isEmpty = list.vacancies.length === 0
    return {
      title: said.head.company(name),
      description: isEmpty ? said.company.none(name) : said.head.companyDescription(name),
      noindex: !isIndexed.companyJobs({ open: list.vacancies.length }) || cursor !== null,
    }
  },
  card: import.meta.env.SSR && (({ data }) => ({ owner: ownerOf(data.page.company) })),
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.page.company.slug,
  View: ({ data: { page: company, list, records } }) => (
    <>
      <CompanyHead page={company} tab="jobs" follow={<FollowAction company={company.company} />} />
      <CompanyJobs
        company={company.company}
        list={list}
        records={records}
        after={<CompanyAlert company={company.company} />}
      />
    </>
  ),
})

async function load({ params: { id }, query, call }: LoadArgs): Promise<Data> {
  const params = { slug: id as string }
  const cursor = query.get('cursor')
  const [company, list] = await Promise.all([
    call('company', { params, query: { header: '1' } }),
    call('companyVacancies', { params, query: { ...(cursor && { cursor }) } }),
  ])
  return { page: company, list, records: await answerRecordsOf(call, [company.company]), cursor }
}

function jsonLd({ data, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { name, slug: id } = data.page.company
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name, url: origin + href(locale, 'company', { id }) },
      { name: words(locale, 'jobs').title, url: origin + href(locale, 'companyJobs', { id }) },
    ]),
  ]
}
