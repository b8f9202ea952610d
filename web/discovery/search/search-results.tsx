import type { SearchResults as Results, Role } from '#shared/contract/companies/companies.ts'
import { COMPANY_SORTS, type CompanySort } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { CompanyRow } from '#web/companies/company-row.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { reviewOfUnlisted } from '#web/companies/unlisted.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { Pager, useTotal } from '#web/ui/layout/pager.tsx'
import { RankList } from '#web/ui/layout/rank.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { changed, isFiltered, NO_FILTERS, queryOf, type Asked } from './query.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { CityChips } from './city-chips.tsx'
import { SearchFilters } from './search-filters.tsx'
import { UnknownCity } from './unknown-city.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import './search.css'

type Props = { results: Results; asked: Asked }
/** `unknownCity`: input of the city field that matches no city. */
type Shown = Props & { unknownCity: string | null }

/** Search results: filters, number of companies, sort order, list, pagination. */
export function SearchResults({ results, asked, unknownCity }: Shown) {
  const locale = useLocale()
  const words = useWords('search')
  const toCity = (city: string) => href(locale, 'searchCompany', {}, queryOf(changed(asked, { city })))
  return (
    <div className="wrap found">
      <h1 className={asked.q.length > 24 ? 'found-long' : undefined}>
        {asked.q ? words.title(asked.q) : words.all}
      </h1>
      <Listing
        tools={
          <>
            {(results.companies.length > 0 || isFiltered(asked)) && (
              <SearchFilters results={results} asked={asked} unknownCity={unknownCity} />
            )}
            <ChosenFilters results={results} asked={asked} />
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
        <InPlaces results={results} asked={asked} />
        <RoleChips roles={results.roles} />
        {results.companies.length === 0 && results.page.previous === null ? (
          <Nothing results={results} asked={asked} />
        ) : (
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
            <h2 className="vh">{words.results}</h2>
            <Bands ids={results.companies.map(company => company.id)} />
            <Rows companies={results.companies} />
            <Pages results={results} asked={asked} />
            <Missing results={results} asked={asked} />
          </>
        )}
      </Listing>
    </div>
  )
}

/** If the search words are the name of a place, links to the companies there. */
function InPlaces({ results: { places }, asked }: Props) {
  const locale = useLocale()
  const { meantPlace } = useWords('search')
  if (places.length === 0) return null
  return (
    <>
      <Notice>
        <p>{meantPlace}</p>
      </Notice>
      <CityChips
        label={meantPlace}
        cities={places}
        to={city => href(locale, 'searchCompany', {}, queryOf(changed(asked, { q: '', city })))}
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

function Sorts({ asked }: { asked: Asked }) {
  const locale = useLocale()
  const words = useWords('search')
  const to = (sort: CompanySort | 'fitting') =>
    href(locale, 'searchCompany', {}, queryOf(changed(asked, { sort: sort === 'fitting' ? null : sort })))
  return (
    <SortMenu
      label={words.sort}
      sorts={asked.q ? ['fitting', ...COMPANY_SORTS] : COMPANY_SORTS}
      names={{ fitting: words.fitting, ...words.sorts }}
      chosen={asked.sort ?? (asked.q ? 'fitting' : 'most')}
      to={to}
    />
  )
}

function Pages({ results, asked }: Props) {
  const locale = useLocale()
  const to = (cursor: string) => href(locale, 'searchCompany', {}, queryOf({ ...asked, cursor }))
  return <Pager label={useWords('search').pages} page={results.page} to={to} />
}

/** At the end of results by name: how to continue when the wanted company is missing. */
function Missing({ results, asked }: Props) {
  const words = useWords('search')
  if (!asked.q || results.page.next || isFiltered(asked)) return null
  return (
    <Empty action={<AddCompany name={asked.q} />}>
      <p>{words.missing}</p>
    </Empty>
  )
}

function AddCompany({ name }: { name: string }) {
  const locale = useLocale()
  return (
    <ButtonLink kind="line" icon="pen-line" href={reviewOfUnlisted(locale, name)}>
      {useWords('search').add}
    </ButtonLink>
  )
}

/** Empty state: remove the filters, change the words, or add a company that is not listed yet. */
function Nothing({ results: { nearest }, asked }: Props) {
  const locale = useLocale()
  const words = useWords('search')
  // If the words alone find nothing, removing the filters does not help.
  const narrowed = isFiltered(asked) && (asked.q === '' || nearest.length > 0)
  const all = href(locale, 'searchCompany', {}, narrowed ? queryOf(changed(asked, NO_FILTERS)) : {})
  return (
    <>
      <Empty
        action={
          (asked.q || narrowed) && (
            <>
              <ButtonLink kind="line" href={all}>
                {narrowed ? words.filters.clear : words.browse}
              </ButtonLink>
              {!narrowed && <AddCompany name={asked.q} />}
            </>
          )
        }
      >
        <p role="status">{narrowed ? words.noneFiltered : asked.q ? words.none(asked.q) : words.empty}</p>
        {asked.q && !narrowed && (
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
  const { meant } = useWords('search').role
  if (roles.length === 0) return null
  return (
    <>
      <Notice>
        <p>{meant}</p>
      </Notice>
      <Chips label={meant}>
        {roles.map(({ id, name }) => (
          <Chip key={id} href={href(locale, 'position', { role: id })}>
            {name}
          </Chip>
        ))}
      </Chips>
    </>
  )
}
