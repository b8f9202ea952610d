import type { ReactNode } from 'react'
import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Answers } from './answers.tsx'
import { JobList } from './job-list.tsx'
import { OfferKey } from './offer-key.tsx'
import { drawnOf } from './offer-scale.ts'
import './jobs.css'

type Props = {
  company: Pick<CompanyHeader, 'id' | 'name' | 'slug'>
  list: Sent<'companyVacancies'>
  records: AnswerRecords
  after?: ReactNode
}

/** The tab "Lowongan": open vacancies of the company. */
export function CompanyJobs({ company, list: { vacancies, page }, records, after }: Props) {
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
