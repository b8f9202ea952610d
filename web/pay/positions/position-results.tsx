import type { Positions } from '#shared/contract/pay/positions.ts'
import { POSITION_SORTS, type PositionSort } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { UnknownCity } from '#web/discovery/search/unknown-city.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { changed, isFiltered, type Search, NO_FILTERS } from './query.ts'
import { PositionList } from './position-list.tsx'
import { titleOf } from './title.ts'
import { CountLabel } from '#web/discovery/search/count-label.tsx'
import { ChoiceMenu } from '#web/ui/controls/choice-menu.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { WhatWhere } from '#web/discovery/search/what-where.tsx'
import '#web/ui/layout/list.css'
import './positions.css'

type Props = { results: Positions; search: Search }

/** Search for positions: filters, and for each result its pay, vacancies and reviews. */
export function PositionResults({
  results,
  search,
  unknownCity,
}: Props & { /** Input of the city field that matches no city. */ unknownCity: string | null }) {
  const locale = useLocale()
  const words = useWords('roles')
  const title = titleOf(results, search, words, useWords('companies'), useWords('reviews'))
  const isEmpty = results.positions.length === 0 && results.page.previous === null
  return (
    <div className="wrap positions">
      <PositionSearch results={results} search={search} unknownCity={unknownCity} />
      <h1>{title}</h1>
      <Listing
        tools={(!isEmpty || isFiltered(search)) && <PositionFilters results={results} search={search} />}
        about={
          <Section title={words.reading.title} small>
            {words.reading.body.map(sentence => (
              <p key={sentence} className="note">
                {sentence}
              </p>
            ))}
          </Section>
        }
      >
        {unknownCity && (
          <UnknownCity
            results={results}
            unknownCity={unknownCity}
            to={city => href(locale, 'searchPosition', {}, changed(search, { city }))}
          />
        )}
        {isEmpty ? <Nothing /> : <Found results={results} search={search} />}
      </Listing>
    </div>
  )
}

function Found({ results, search }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('roles')
  return (
    <>
      <div className="sortline">
        <p role="status">
          <b>{words.count(format.count(results.page.total))}</b>
        </p>
        <Sorts search={search} />
      </div>
      <h2 className="vh">{words.results}</h2>
      <PositionList positions={results.positions} city={results.city} />
      <Pager
        label={words.pages}
        page={results.page}
        to={cursor => href(locale, 'searchPosition', {}, { ...search, cursor })}
      />
    </>
  )
}

function Sorts({ search }: { search: Search }) {
  const locale = useLocale()
  const words = useWords('roles')
  const to = (sort: PositionSort) =>
    href(locale, 'searchPosition', {}, changed(search, { sort: sort === 'newest' ? null : sort }))
  return (
    <SortMenu
      label={words.sort}
      sorts={POSITION_SORTS}
      names={words.sorts}
      chosen={search.sort ?? 'newest'}
      to={to}
    />
  )
}

function Nothing() {
  const locale = useLocale()
  const { none } = useWords('roles')
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={href(locale, 'searchPosition')}>
          {none.all}
        </ButtonLink>
      }
    >
      <p>{none.title}</p>
      <p className="note">{none.hint}</p>
    </Empty>
  )
}

type PositionFiltersProps = { results: Positions; search: Search }
type Filter = keyof typeof NO_FILTERS
/** Opening a menu of this name closes the others. */
const GROUP = 'position-filter'

/** Filters by place, department, job type and company: menus of links that work before JavaScript. */
function PositionFilters({ results, search }: PositionFiltersProps) {
  const locale = useLocale()
  const { filters: words } = useWords('roles')
  const { filters } = useWords('search')
  const { city } = useWords('companies')
  const { departments, jobTypes } = useWords('reviews')
  const to = (change: Partial<Search>) => href(locale, 'searchPosition', {}, changed(search, change))
  const menu = <T,>(
    filter: Filter,
    facets: readonly { value: T; count: number }[],
    of: (value: T) => { key: string; label: string },
  ) => (
    <ChoiceMenu
      name={GROUP}
      label={words[filter]}
      any={filters.any}
      chosen={search[filter]}
      choices={facets.map(({ value, count }) => {
        const { key, label } = of(value)
        return { value: key, label: <CountLabel count={count}>{label}</CountLabel> }
      })}
      to={key => to({ [filter]: key })}
    />
  )
  return (
    <Chips label={words.label}>
      {menu('city', results.filters.cities, ({ id, name }) => ({ key: id, label: city(name) }))}
      {menu('department', results.filters.departments, key => ({ key, label: departments[key] }))}
      {menu('job_type', results.filters.job_types, key => ({ key, label: jobTypes[key] }))}
      {menu('company', results.filters.companies, ({ slug, name }) => ({ key: slug, label: name }))}
      {isFiltered(search) && <Chip href={to(NO_FILTERS)}>{filters.clear}</Chip>}
    </Chips>
  )
}

type PositionSearchProps = { results: Positions; search: Search; unknownCity: string | null }

function PositionSearch({ results, search, unknownCity }: PositionSearchProps) {
  const locale = useLocale()
  const { search: words } = useWords('roles')
  return (
    <WhatWhere
      {...{ words, search, results, unknownCity }}
      action={href(locale, 'searchPosition')}
      hidden={changed(search, { q: '', city: null })}
      toCity={what => href(locale, 'searchPosition', {}, changed(search, what))}
    />
  )
}
