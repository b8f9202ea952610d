import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { CountLabel } from '#web/discovery/search/count-label.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { ChoiceMenu, type Choice } from '#web/ui/controls/choice-menu.tsx'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { changed, queryOf, type Search } from './query.ts'
import { minimumNamed } from './offer-line.ts'

type Props = { results: VacancyResults; search: Search }
/** Opening a menu of this name closes the others. */
const GROUP = 'job-filter'
const PAY = [3, 4, 5, 6, 7, 8, 10, 15, 20]
const YEARS = [0, 1, 2, 3, 5, 10]
const DAYS = [3, 7, 14, 30]
const SCORES = [3, 4]
const MILLION = 1_000_000

/** Filters by place, work, pay and company: menus of links that work before JavaScript. */
export function JobFilters(props: Props) {
  const { filters } = useWords('jobs')
  return (
    <Chips label={filters.label}>
      <Places {...props} />
      <Departments {...props} />
      <Pay {...props} />
      <JobTypes {...props} />
      <Experience {...props} />
      <Posted {...props} />
      <Scores {...props} />
      <Remote {...props} />
    </Chips>
  )
}

function useTo(search: Search) {
  const locale = useLocale()
  return (change: Partial<Search>) => href(locale, 'jobs', {}, queryOf(changed(search, change)))
}

/** A filter of one value or none: each a link. */
function Choices<K extends keyof Search>({
  search,
  name,
  ...menu
}: {
  search: Search
  name: K
  label: string
  choices: readonly Choice<Search[K]>[]
}) {
  const { filters } = useWords('search')
  const to = useTo(search)
  return (
    <ChoiceMenu
      {...menu}
      name={GROUP}
      any={filters.any}
      chosen={search[name]}
      to={value => to({ [name]: value })}
    />
  )
}

/** Provinces with vacancies and their cities with most vacancies; any other city is typed in the search form. */
function Places({ results, search }: Props) {
  const { filters: words } = useWords('jobs')
  const { filters } = useWords('search')
  const companies = useWords('companies')
  const to = useTo(search)
  const chosen = results.province?.name
  return (
    <MenuChip name={GROUP} label={words.place} chosen={Boolean(search.city || search.province)} plain>
      <ul className="jobs-links">
        <MenuItem href={to({ city: null, province: null })} chosen={!search.city && !search.province}>
          {filters.any}
        </MenuItem>
      </ul>
      {results.facets.province.map(({ value: { id, name }, count }) => (
        <div key={id} role="group" aria-label={companies.province(name)}>
          <ul className="jobs-links">
            <MenuItem href={to({ province: name })} chosen={chosen === name}>
              <CountLabel count={count}>{words.inProvince(companies.province(name))}</CountLabel>
            </MenuItem>
            {citiesIn(results, name).map(({ value, count }) => (
              <MenuItem key={value.id} href={to({ city: value.id })} chosen={search.city === value.id}>
                <CountLabel count={count}>{companies.city(value.name)}</CountLabel>
              </MenuItem>
            ))}
          </ul>
        </div>
      ))}
    </MenuChip>
  )
}

const citiesIn = ({ facets }: VacancyResults, province: string) =>
  facets.city.filter(({ value }) => value.province === province)

function Departments({ results, search }: Props) {
  const { filters } = useWords('jobs')
  const { departments } = useWords('reviews')
  return (
    <Choices
      search={search}
      name="department"
      label={filters.department}
      choices={results.facets.department.map(({ value, count }) => ({
        value,
        label: <CountLabel count={count}>{departments[value]}</CountLabel>,
      }))}
    />
  )
}

function JobTypes({ results, search }: Props) {
  const { filters } = useWords('jobs')
  const { jobTypes } = useWords('reviews')
  return (
    <Choices
      search={search}
      name="job_type"
      label={filters.jobType}
      choices={results.facets.job_type.map(({ value, count }) => ({
        value,
        label: <CountLabel count={count}>{jobTypes[value]}</CountLabel>,
      }))}
    />
  )
}

/** For a city the menu also shows its minimum wage. */
function Pay({ results: { minimum_wage: wage }, search }: Props) {
  const jobs = useWords('jobs')
  const { filters } = jobs
  const companies = useWords('companies')
  const format = useFormats()
  const minimum = wage && {
    value: wage.amount,
    label: filters.fromMinimum(minimumNamed(wage, { jobs, companies }, format)),
  }
  const steps = PAY.map(millions => ({
    value: millions * MILLION,
    label: filters.payFrom(format.count(millions)),
  }))
  const choices = minimum ? [minimum, ...steps] : steps
  return <Choices search={search} name="pay" label={filters.pay} choices={choices} />
}

function Experience({ search }: Props) {
  const { filters } = useWords('jobs')
  const choices = YEARS.map(value => ({ value, label: filters.experienceOf(value) }))
  return <Choices search={search} name="experience" label={filters.experience} choices={choices} />
}

function Posted({ search }: Props) {
  const { filters } = useWords('jobs')
  const choices = DAYS.map(value => ({ value, label: filters.withinDays(value) }))
  return <Choices search={search} name="within" label={filters.within} choices={choices} />
}

function Scores({ search }: Props) {
  const { filters } = useWords('jobs')
  const { score } = useWords('search').filters
  const choices = SCORES.map(value => ({ value, label: score.from(value) }))
  return <Choices search={search} name="score" label={filters.score} choices={choices} />
}

/** Hidden if it is chosen, since it is then a removable chip, and if there is no remote vacancy. */
function Remote({ results, search }: Props) {
  const { filters } = useWords('jobs')
  const { count } = useFormats()
  const to = useTo(search)
  const found = results.facets.workplace.find(({ value }) => value === 'remote')?.count
  if (search.remote || !found) return null
  return (
    <Chip href={to({ remote: true })} count={count(found)}>
      {filters.remote}
    </Chip>
  )
}
