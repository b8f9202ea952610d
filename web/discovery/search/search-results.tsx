import type { SearchResults as Results, Role } from '#shared/contract/companies/companies.ts'
import { COMPANY_SORTS, type CompanySort } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { CompanyRow } from '#web/companies/company-row.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { Pager, useTotal } from '#web/ui/layout/pager.tsx'
import { RankList } from '#web/ui/layout/rank.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AddCompany } from './add-company.tsx'
import { changed, isFiltered, NO_FILTERS, queryOf, type Search } from './query.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { CityChips } from './city-chips.tsx'
import { SearchFilters } from './search-filters.tsx'
import { UnknownCity } from './unknown-city.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import './search.css'

type Props = { results: Results; search: Search }
/** `unknownCity`: input of the city field that matches no city. */
type Shown = Props & { unknownCity: string | null }

/** Search results: filters, number of companies, sort order, list, pagination. */
export function SearchResults({ results, search, unknownCity }: Shown) {
  const locale = useLocale()
  const words = useWords('search')
  const toCity = (city: string) => href(locale, 'searchCompany', {}, queryOf(changed(search, { city })))
  return (
    <div className="wrap found">
      <h1 className={search.q.length > 24 ? 'found-long' : undefined}>
        {search.q ? words.title(search.q) : words.all}
      </h1>
      <Listing
        tools={
          <>
            {(results.companies.length > 0 || isFiltered(search)) && (
              <SearchFilters results={results} search={search} unknownCity={unknownCity} />
            )}
            <ChosenFilters results={results} search={search} />
          </>
        }
        about={
          <Section title={words.reading.title} small>
            <p className="reading">{words.reading.body}</p>
            <p className="reading">{words.reading.bands}</p>
          </Section>
        }
      >
        {unknownCity && <UnknownCity {...{ results, unknownCity }} to={toCity} />}
        <InPlaces results={results} search={search} />
        <RoleChips roles={results.roles} />
        {results.companies.length === 0 && results.page.previous === null ? (
          <Nothing results={results} search={search} />
        ) : (
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
            <h2 className="vh">{words.results}</h2>
            <Bands ids={results.companies.map(company => company.id)} />
            <Rows companies={results.companies} />
            <Pages results={results} search={search} />
            <Missing results={results} search={search} />
          </>
        )}
      </Listing>
    </div>
  )
}

/** If the search words are the name of a place, links to the companies there. */
function InPlaces({ results: { places }, search }: Props) {
  const locale = useLocale()
  const { suggestedPlace } = useWords('search')
  if (places.length === 0) return null
  return (
    <>
      <Notice>
        <p>{suggestedPlace}</p>
      </Notice>
      <CityChips
        label={suggestedPlace}
        cities={places}
        to={city => href(locale, 'searchCompany', {}, queryOf(changed(search, { q: '', city })))}
      />
    </>
  )
}

const Rows = ({ companies }: Pick<Results, 'companies'>) => {
  const { noScore } = useWords('search')
  return (
    <RankList numbered={false}>
      {companies.map(company => (
        <CompanyRow key={company.id} company={company} noScore={noScore} whole />
      ))}
    </RankList>
  )
}

const Count = ({ total }: { total: number }) => (
  <p role="status">
    <b>{useTotal(total, useWords('search'))}</b>
  </p>
)

function Sorts({ search }: { search: Search }) {
  const locale = useLocale()
  const words = useWords('search')
  const to = (sort: CompanySort | 'fitting') =>
    href(locale, 'searchCompany', {}, queryOf(changed(search, { sort: sort === 'fitting' ? null : sort })))
  return (
    <SortMenu
      label={words.sort}
      sorts={search.q ? ['fitting', ...COMPANY_SORTS] : COMPANY_SORTS}
      names={{ fitting: words.fitting, ...words.sorts }}
      chosen={search.sort ?? (search.q ? 'fitting' : 'most')}
      to={to}
    />
  )
}

function Pages({ results, search }: Props) {
  const locale = useLocale()
  const to = (cursor: string) => href(locale, 'searchCompany', {}, queryOf({ ...search, cursor }))
  return <Pager label={useWords('search').pages} page={results.page} to={to} />
}

/** At the end of results by name: how to continue when the wanted company is missing. */
function Missing({ results, search }: Props) {
  const words = useWords('search')
  if (!search.q || results.page.next || isFiltered(search)) return null
  return (
    <Empty action={<AddCompany name={search.q} />}>
      <p>{words.missing}</p>
    </Empty>
  )
}

/** Empty state: remove the filters, change the words, or add a company that is not listed yet. */
function Nothing({ results: { nearest }, search }: Props) {
  const locale = useLocale()
  const words = useWords('search')
  // If the words alone find nothing, removing the filters does not help.
  const narrowed = isFiltered(search) && (search.q === '' || nearest.length > 0)
  const all = href(locale, 'searchCompany', {}, narrowed ? queryOf(changed(search, NO_FILTERS)) : {})
  return (
    <>
      <Empty
        action={
          (search.q || narrowed) && (
            <>
              <ButtonLink kind="line" href={all}>
                {narrowed ? words.filters.clear : words.browse}
              </ButtonLink>
              {!narrowed && <AddCompany name={search.q} />}
            </>
          )
        }
      >
        <p role="status">{narrowed ? words.noneFiltered : search.q ? words.none(search.q) : words.empty}</p>
        {search.q && !narrowed && (
          <ul className="hints">
            {words.hints.map(hint => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        )}
      </Empty>
      {nearest.length > 0 && (
        <Section title={words.nearest} small>
          <Bands ids={nearest.map(company => company.id)} />
          <Rows companies={nearest} />
        </Section>
      )}
    </>
  )
}

/** Suggests roles that the search may refer to; each links to the page of the role. */
function RoleChips({ roles }: { roles: readonly Role[] }) {
  const locale = useLocale()
  const { suggested } = useWords('search').role
  if (roles.length === 0) return null
  return (
    <>
      <Notice>
        <p>{suggested}</p>
      </Notice>
      <Chips label={suggested}>
        {roles.map(({ id, name }) => (
          <Chip key={id} href={href(locale, 'position', { role: id })}>
            {name}
          </Chip>
        ))}
      </Chips>
    </>
  )
}
