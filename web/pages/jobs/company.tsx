import type { CompanyPage, CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { FollowAction } from '#web/accounts/saved/follow-action.tsx'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { answerRecordsOf } from '#web/jobs/answer-records.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useWords, useLocale } from '#web/platform/locale.ts'
import { AlertBox } from '#web/jobs/alerts/alert-box.tsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Answers } from '#web/jobs/answers.tsx'
import { JobList } from '#web/jobs/job-list.tsx'
import { OfferKey } from '#web/jobs/offer-key.tsx'
import { drawnOf } from '#web/jobs/offer-scale.ts'
import '#web/jobs/jobs.css'

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
    const messages = words(locale, 'jobs')
    const isEmpty = list.vacancies.length === 0
    return {
      title: messages.head.company(name),
      description: isEmpty ? messages.company.none(name) : messages.head.companyDescription(name),
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

/** Subscription to a company's new vacancies, on its tab of vacancies. */
function CompanyAlert({ company: { name, slug } }: { company: Pick<CompanyHeader, 'name' | 'slug'> }) {
  const words = useWords('alerts')
  return <AlertBox about={{ company: slug }} lead={words.company(name)} />
}

type Props = {
  company: Pick<CompanyHeader, 'id' | 'name' | 'slug'>
  list: Sent<'companyVacancies'>
  records: AnswerRecords
  after?: ReactNode
}

/** The tab "Lowongan": open vacancies of the company. */
function CompanyJobs({ company, list: { vacancies, page }, records, after }: Props) {
  const locale = useLocale()
  const words = useWords('jobs')
  const id = company.slug
  const record = records[company.id]
  return (
    <div className="wrap">
      <Listing
        about={
          <>
            <p className="note">{words.company.note}</p>
            {record && <Answers record={record} />}
          </>
        }
      >
        <Section title={words.company.title} bare>
          {vacancies.length === 0 && page.previous === null ? (
            <Nothing company={company} />
          ) : (
            <>
              <OfferKey {...drawnOf(vacancies)} />
              <JobList vacancies={vacancies} records={records} />
              <Pager
                label={words.pages}
                page={page}
                to={cursor => href(locale, 'companyJobs', { id }, { cursor })}
              />
            </>
          )}
        </Section>
        {after}
      </Listing>
    </div>
  )
}

function Nothing({ company: { name, slug: id } }: Pick<Props, 'company'>) {
  const locale = useLocale()
  const { company: words } = useWords('jobs')
  return (
    <Empty
      action={
        <>
          <ButtonLink kind="line" href={href(locale, 'companyReviews', { id })}>
            {words.reviews}
          </ButtonLink>
          <ButtonLink kind="line" href={href(locale, 'jobs')}>
            {words.others}
          </ButtonLink>
        </>
      }
    >
      <p>{words.none(name)}</p>
      <p className="note">{words.noneHint}</p>
    </Empty>
  )
}
