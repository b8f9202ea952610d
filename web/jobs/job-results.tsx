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
import { changed, isFiltered, NO_FILTERS, queryOf, type Search } from './query.ts'
import { ChosenFilters } from './wish/chosen-filters.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobList } from './job-list.tsx'
import { OfferKey } from './offer-key.tsx'
import { useNarrowed } from './wish/use-wish.ts'
import { searchPlace, searchTitle } from './wish/what.ts'
import { drawnOf } from './offer-scale.ts'
import { WhatWhere } from '#web/discovery/search/what-where.tsx'
import '#web/ui/layout/list.css'
import './jobs.css'

type Props = { results: VacancyResults; search: Search }
type Listed = Props & { records: AnswerRecords }
/** `unknownCity`: input of the city field that matches no city; `after`: content below the list. */
type Shown = Listed & { unknownCity: string | null; after?: ReactNode }

/** Search results: search form, filters, number, sort order, and the vacancies with actual pay. */
export function JobResults({ results, records, search, unknownCity, after }: Shown) {
  const locale = useLocale()
  const words = useWords('jobs')
  const { account: accountWords } = useWords('masthead')
  const companies = useWords('companies')
  const title = searchTitle({ results, search }, words, companies)
  const isEmpty = results.vacancies.length === 0 && results.page.previous === null
  return (
    <div className="wrap jobs">
      <JobSearch results={results} search={search} unknownCity={unknownCity} />
      <h1 className={title.length > 32 ? 'jobs-long' : undefined}>{title}</h1>
      <Listing
        tools={
          <>
            {(!isEmpty || isFiltered(search)) && <JobFilters results={results} search={search} />}
            <ChosenFilters results={results} search={search} />
          </>
        }
        about={
          <Section title={words.reading.title} small>
            <p className="jobs-note">{words.reading.body}</p>
            <p className="jobs-note">{words.reading.order}</p>
            <p className="more">
              <a href={href(locale, 'savedJobs')}>{accountWords.saved}</a>
            </p>
          </Section>
        }
      >
        {unknownCity && (
          <UnknownCity
            results={results}
            unknownCity={unknownCity}
            to={city => href(locale, 'jobs', {}, queryOf(changed(search, { city })))}
          />
        )}
        {isEmpty ? (
          <Nothing results={results} search={search} />
        ) : (
          <Found results={results} records={records} search={search} />
        )}
        {after}
      </Listing>
    </div>
  )
}

function Found({ results, records, search }: Listed) {
  const locale = useLocale()
  const words = useWords('jobs')
  const to = (cursor: string) => href(locale, 'jobs', {}, queryOf({ ...search, cursor }))
  return (
    <>
      {results.corrected && (
        <Notice>
          <p>{words.corrected(search.q)}</p>
        </Notice>
      )}
      <div className="sortline">
        <Count total={results.page.total} />
        <Sorts search={search} />
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

function Sorts({ search }: { search: Search }) {
  const locale = useLocale()
  const words = useWords('jobs')
  const to = (sort: VacancySort) =>
    href(locale, 'jobs', {}, queryOf(changed(search, { sort: sort === 'newest' ? null : sort })))
  return (
    <SortMenu
      label={words.sort}
      sorts={VACANCY_SORTS}
      names={words.sorts}
      chosen={search.sort ?? 'newest'}
      to={to}
    />
  )
}

/** Empty state with links to wider searches: without the place, the words or the filters. */
function Nothing({ results, search }: Props) {
  const locale = useLocale()
  const { none } = useWords('jobs')
  const filters = useNarrowed({ results, search })
  const companies = useWords('companies')
  const to = (change: Partial<Search>) => href(locale, 'jobs', {}, queryOf(changed(search, change)))
  if (!search.q && !isFiltered(search))
    return (
      <Empty>
        <p>{none.nothing}</p>
      </Empty>
    )
  const { city, province } = search
  const isPlaced = Boolean(city || province)
  const ways = [
    ...(isPlaced ? [{ to: to({ city: null, province: null }), label: none.withoutPlace }] : []),
    ...(search.q && isPlaced ? [{ to: to({ q: '' }), label: none.withoutWords }] : []),
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
        <p>{none.title(search.q, searchPlace(results, companies), filters)}</p>
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

type JobSearchProps = { results: VacancyResults; search: Search; unknownCity: string | null }

function JobSearch({ results, search, unknownCity }: JobSearchProps) {
  const locale = useLocale()
  const { search: words } = useWords('jobs')
  return (
    <WhatWhere
      {...{ words, search, results, unknownCity }}
      action={href(locale, 'jobs')}
      hidden={queryOf(changed(search, { q: '', city: null, province: null }))}
      toCity={what => href(locale, 'jobs', {}, queryOf(changed(search, what)))}
    />
  )
}
