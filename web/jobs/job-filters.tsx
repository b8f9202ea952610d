import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { CountLabel } from '#web/discovery/search/count-label.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { ChoiceMenu, type Choice } from '#web/ui/controls/choice-menu.tsx'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { changed, queryOf, type Asked } from './query.ts'
import { minimumNamed } from './offer-line.ts'

type Props = { results: VacancyResults; asked: Asked }
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

function useTo(asked: Asked) {
  const locale = useLocale()
  return (change: Partial<Asked>) => href(locale, 'jobs', {}, queryOf(changed(asked, change)))
}

/** A filter of one value or none: each a link. */
function Choices<K extends keyof Asked>({
  asked,
  name,
  ...menu
}: {
  asked: Asked
  name: K
  label: string
  choices: readonly Choice<Asked[K]>[]
}) {
  const { filters } = useWords('search')
  const to = useTo(asked)
  return (
    <ChoiceMenu
      {...menu}
      name={GROUP}
      any={filters.any}
      chosen={asked[name]}
      to={value => to({ [name]: value })}
    />
  )
}

/** Provinces with vacancies and their cities with most vacancies; any other city is typed in the search form. */
function Places({ results, asked }: Props) {
  const { filters: words } = useWords('jobs')
  const { filters } = useWords('search')
  const companies = useWords('companies')
  const to = useTo(asked)
  const chosen = results.province?.name
  return (
    <MenuChip name={GROUP} label={words.place} chosen={Boolean(asked.city || asked.province)} plain>
      <ul className="jobs-links">
        <MenuItem href={to({ city: null, province: null })} chosen={!asked.city && !asked.province}>
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
              <MenuItem key={value.id} href={to({ city: value.id })} chosen={asked.city === value.id}>
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

function Departments({ results, asked }: Props) {
  const { filters } = useWords('jobs')
  const { departments } = useWords('reviews')
  return (
    <Choices
      asked={asked}
      name="department"
      label={filters.department}
      choices={results.facets.department.map(({ value, count }) => ({
        value,
        label: <CountLabel count={count}>{departments[value]}</CountLabel>,
      }))}
    />
  )
}

function JobTypes({ results, asked }: Props) {
  const { filters } = useWords('jobs')
  const { jobTypes } = useWords('reviews')
  return (
    <Choices
      asked={asked}
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
function Pay({ results: { minimum_wage: wage }, asked }: Props) {
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
  return <Choices asked={asked} name="pay" label={filters.pay} choices={choices} />
}

function Experience({ asked }: Props) {
  const { filters } = useWords('jobs')
  const choices = YEARS.map(value => ({ value, label: filters.experienceOf(value) }))
  return <Choices asked={asked} name="experience" label={filters.experience} choices={choices} />
}

function Posted({ asked }: Props) {
  const { filters } = useWords('jobs')
  const choices = DAYS.map(value => ({ value, label: filters.withinDays(value) }))
  return <Choices asked={asked} name="within" label={filters.within} choices={choices} />
}

function Scores({ asked }: Props) {
  const { filters } = useWords('jobs')
  const { score } = useWords('search').filters
  const choices = SCORES.map(value => ({ value, label: score.from(value) }))
  return <Choices asked={asked} name="score" label={filters.score} choices={choices} />
}

/** Hidden if it is chosen, since it is then a removable chip, and if there is no remote vacancy. */
function Remote({ results, asked }: Props) {
  const { filters } = useWords('jobs')
  const { count } = useFormats()
  const to = useTo(asked)
  const found = results.facets.workplace.find(({ value }) => value === 'remote')?.count
  if (asked.remote || !found) return null
  return (
    <Chip href={to({ remote: true })} count={count(found)}>
      {filters.remote}
    </Chip>
  )
}
