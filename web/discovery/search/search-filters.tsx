import type { ReactNode } from 'react'
import type { SearchResults } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Chips } from '#web/ui/controls/chip.tsx'
import { ChoiceMenu } from '#web/ui/controls/choice-menu.tsx'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { changed, queryOf, type Search } from './query.ts'
import { CityField } from './city-field.tsx'
import { CountLabel } from './count-label.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { Namesakes } from './unknown-city.tsx'

type Props = { results: SearchResults; search: Search }
/** Opening a menu of this name closes the others. */
const GROUP = 'search-filter'

/**
 * Filters by score, recommendation, industry, city and features: menus of links and small forms, bottom sheets on a
 * phone; all work before JavaScript.
 */
export function SearchFilters({ unknownCity, ...props }: Props & { unknownCity: string | null }) {
  const { filters } = useWords('search')
  const { industries } = useWords('companies')
  const { search } = props
  const { facets } = props.results
  return (
    <Chips label={filters.label}>
      <Facets
        search={search}
        filter="score"
        label={filters.score.name}
        facets={facets.score}
        labelOf={value => filters.score.from(value)}
      />
      <Facets
        search={search}
        filter="recommend"
        label={filters.recommend.name}
        facets={facets.recommend}
        labelOf={value => filters.recommend[value]}
      />
      <Facets
        search={search}
        filter="industry"
        label={filters.industry}
        facets={facets.industry}
        labelOf={value => industries[value]}
      />
      <Cities {...props} unknown={unknownCity} />
      <Features {...props} />
    </Chips>
  )
}

function useTo(search: Search) {
  const locale = useLocale()
  return (change: Partial<Search>) => href(locale, 'searchCompany', {}, queryOf(changed(search, change)))
}

type Facet<V> = { value: V; count: number | null }

/** A menu of the values with at least one company, each with its number of results. */
function Facets<K extends 'score' | 'recommend' | 'industry'>({
  search,
  filter,
  label,
  facets,
  labelOf,
}: {
  search: Search
  filter: K
  label: string
  facets: readonly Facet<NonNullable<Search[K]>>[]
  labelOf: (value: NonNullable<Search[K]>) => string
}) {
  const { filters } = useWords('search')
  const to = useTo(search)
  return (
    <ChoiceMenu
      name={GROUP}
      label={label}
      any={filters.any}
      chosen={search[filter]}
      choices={facets
        .filter(({ value, count }) => count !== 0 || value === search[filter])
        .map(({ value, count }) => ({
          value,
          label: <CountLabel count={count}>{labelOf(value)}</CountLabel>,
        }))}
      to={value => to({ [filter]: value })}
    />
  )
}

/** The cities with most companies, grouped by province, and a field for any other. */
function Cities({ results, search, unknown }: Props & { unknown: string | null }) {
  const { filters } = useWords('search')
  const companies = useWords('companies')
  const to = useTo(search)
  const toCity = (city: string) => to({ city })
  return (
    <MenuChip
      key={`city-${search.city}`}
      name={GROUP}
      label={filters.city.name}
      chosen={search.city !== null}
      plain
    >
      <ul className="found-links">
        <MenuItem href={to({ city: null })} chosen={search.city === null}>
          {filters.any}
        </MenuItem>
      </ul>
      {byProvince(results.facets.city).map(([province, cities]) => (
        <div key={province} role="group" aria-label={companies.province(province)}>
          <p className="found-group" aria-hidden="true">
            {companies.province(province)}
          </p>
          <ul className="found-links">
            {cities.map(({ value, count }) => (
              <MenuItem key={value.id} href={to({ city: value.id })} chosen={search.city === value.id}>
                <CountLabel count={count}>{companies.city(value.name)}</CountLabel>
              </MenuItem>
            ))}
          </ul>
        </div>
      ))}
      <FilterForm search={search} without={{ city: null }}>
        <CityField results={results} to={toCity} unknown={unknown} />
        {unknown && <Namesakes results={results} to={toCity} unknownCity={unknown} />}
      </FilterForm>
    </MenuChip>
  )
}

type CityFacets = SearchResults['facets']['city']

/** Grouped by province, in the order of each province's first city. */
function byProvince(cities: CityFacets): [province: string, cities: CityFacets][] {
  const groups = new Map<string, CityFacets>()
  for (const city of cities)
    groups.set(city.value.province, [...(groups.get(city.value.province) ?? []), city])
  return [...groups]
}

function Features({ results: { facets }, search }: Props) {
  const { filters } = useWords('search')
  const { benefits } = useWords('companies')
  return (
    <MenuChip
      key={`feature-${search.feature.join()}`}
      name={GROUP}
      label={filters.feature.name}
      chosen={search.feature.length > 0}
      plain
    >
      <FilterForm search={search} without={{ feature: [] }}>
        {facets.feature.map(({ value, count }) => {
          const isChosen = search.feature.includes(value)
          return (
            <Checkbox
              key={value}
              name="feature"
              value={value}
              defaultChecked={isChosen}
              disabled={count === 0 && !isChosen}
            >
              <CountLabel count={count}>{benefits[value]}</CountLabel>
            </Checkbox>
          )
        })}
        <p className="note">{filters.feature.note}</p>
      </FilterForm>
    </MenuChip>
  )
}

/** A plain form that preserves the other filters. */
function FilterForm({
  search,
  without,
  children,
}: {
  search: Search
  without: Partial<Search>
  children: ReactNode
}) {
  const locale = useLocale()
  const { filters } = useWords('search')
  return (
    <form className="found-form" method="get" action={href(locale, 'searchCompany')}>
      <HiddenFields query={queryOf(changed(search, without))} />
      {children}
      <Button type="submit" size="small">
        {filters.apply}
      </Button>
    </form>
  )
}
