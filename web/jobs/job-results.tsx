import type { ReactNode } from 'react'
import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { VACANCY_SORTS, type VacancySort } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { UnknownCity } from '#web/discovery/search/unknown-city.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { Pager, useTotal } from '#web/ui/layout/pager.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { changed, isFiltered, NO_FILTERS, queryOf, type Asked } from './query.ts'
import { ChosenFilters } from './wish/chosen-filters.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobList } from './job-list.tsx'
import { OfferKey } from './offer-key.tsx'
import { useNarrowed } from './wish/use-wish.ts'
import { placeAsked, whatIsAsked } from './wish/what.ts'
import { drawnOf } from './offer-scale.ts'
import { WhatWhere } from '#web/discovery/search/what-where.tsx'
import '#web/ui/layout/list.css'
import './jobs.css'

type Props = { results: VacancyResults; asked: Asked }
type Listed = Props & { records: AnswerRecords }
/** `unknownCity`: input of the city field that matches no city; `after`: content below the list. */
type Shown = Listed & { unknownCity: string | null; after?: ReactNode }

/** Search results: search form, filters, number, sort order, and the vacancies with actual pay. */
export function JobResults({ results, records, asked, unknownCity, after }: Shown) {
  const locale = useLocale()
  const words = useWords('jobs')
  const { account: keeping } = useWords('masthead')
  const companies = useWords('companies')
  const title = whatIsAsked({ results, asked }, words, companies)
  const isEmpty = results.vacancies.length === 0 && results.page.previous === null
  return (
    <div className="wrap jobs">
      <JobSearch results={results} asked={asked} unknownCity={unknownCity} />
      <h1 className={title.length > 32 ? 'jobs-long' : undefined}>{title}</h1>
      <Listing
        tools={
          <>
            {(!isEmpty || isFiltered(asked)) && <JobFilters results={results} asked={asked} />}
            <ChosenFilters results={results} asked={asked} />
          </>
        }
        about={
          <Section title={words.reading.title} small>
            <p className="jobs-note">{words.reading.body}</p>
            <p className="jobs-note">{words.reading.order}</p>
            <p className="more">
              <a href={href(locale, 'savedJobs')}>{keeping.saved}</a>
            </p>
          </Section>
        }
      >
        {unknownCity && (
          <UnknownCity
            results={results}
            unknownCity={unknownCity}
            to={city => href(locale, 'jobs', {}, queryOf(changed(asked, { city })))}
          />
        )}
        {isEmpty ? (
          <Nothing results={results} asked={asked} />
        ) : (
          <Found results={results} records={records} asked={asked} />
        )}
        {after}
      </Listing>
    </div>
  )
}

function Found({ results, records, asked }: Listed) {
  const locale = useLocale()
  const words = useWords('jobs')
  const to = (cursor: string) => href(locale, 'jobs', {}, queryOf({ ...asked, cursor }))
  return (
    <>
      {results.corrected && (
        <Notice>
          <p>{words.corrected(asked.q)}</p>
        </Notice>
      )}
      <div className="sortline">
        <Count total={results.page.total} />
        <Sorts asked={asked} />
      </div>
      <OfferKey {...drawnOf(results.vacancies)} />
      <h2 className="vh">{words.results}</h2>
      <JobList vacancies={results.vacancies} records={records} />
      <Pager label={words.pages} page={results.page} to={to} />
    </>
  )
}

const Count = ({ total }: { total: number }) => (
  <p role="status">
    <b>{useTotal(total, useWords('jobs'))}</b>
  </p>
)

function Sorts({ asked }: { asked: Asked }) {
  const locale = useLocale()
  const words = useWords('jobs')
  const to = (sort: VacancySort) =>
    href(locale, 'jobs', {}, queryOf(changed(asked, { sort: sort === 'newest' ? null : sort })))
  return (
    <SortMenu
      label={words.sort}
      sorts={VACANCY_SORTS}
      names={words.sorts}
      chosen={asked.sort ?? 'newest'}
      to={to}
    />
  )
}

/** Empty state with links to wider searches: without the place, the words or the filters. */
function Nothing({ results, asked }: Props) {
  const locale = useLocale()
  const { none } = useWords('jobs')
  const filters = useNarrowed({ results, asked })
  const companies = useWords('companies')
  const to = (change: Partial<Asked>) => href(locale, 'jobs', {}, queryOf(changed(asked, change)))
  if (!asked.q && !isFiltered(asked))
    return (
      <Empty>
        <p>{none.nothing}</p>
      </Empty>
    )
  const { city, province } = asked
  const isPlaced = Boolean(city || province)
  const ways = [
    ...(isPlaced ? [{ to: to({ city: null, province: null }), label: none.withoutPlace }] : []),
    ...(asked.q && isPlaced ? [{ to: to({ q: '' }), label: none.withoutWords }] : []),
    ...(filters.length > 0
      ? [{ to: to({ ...NO_FILTERS, city, province }), label: none.withoutFilters }]
      : []),
  ]
  return (
    <>
      <Empty
        action={
          <ButtonLink kind="line" href={href(locale, 'jobs')}>
            {none.all}
          </ButtonLink>
        }
      >
        <p>{none.title(asked.q, placeAsked(results, companies), filters)}</p>
        <p className="note">{none.hint}</p>
      </Empty>
      {ways.length > 0 && (
        <Section title={none.loosen} small>
          <ul>
            {ways.map(({ to: way, label }) => (
              <li key={way} className="more">
                <a href={way}>{label}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

type JobSearchProps = { results: VacancyResults; asked: Asked; unknownCity: string | null }

function JobSearch({ results, asked, unknownCity }: JobSearchProps) {
  const locale = useLocale()
  const { search: words } = useWords('jobs')
  return (
    <WhatWhere
      {...{ words, asked, results, unknownCity }}
      action={href(locale, 'jobs')}
      kept={queryOf(changed(asked, { q: '', city: null, province: null }))}
      toCity={what => href(locale, 'jobs', {}, queryOf(changed(asked, what)))}
    />
  )
}
