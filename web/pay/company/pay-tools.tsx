import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { Department, JobType } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chips, RemovableChip } from '#web/ui/controls/chip.tsx'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { SearchForm } from '#web/ui/controls/search-form.tsx'
import { SortMenu } from '#web/ui/controls/sort-menu.tsx'
import { FILTERS, FIRST_SORT, SORTS, type Choice } from '../page/company-choice.ts'

type Props = { slug: string; salaries: CompanySalaries; choice: Choice }
type To = (changed: Partial<Choice>) => string
const GROUP = 'pay-filter'

export function usePayLink({ slug, choice }: Pick<Props, 'slug' | 'choice'>): To {
  const locale = useLocale()
  return changed => href(locale, 'companySalaries', { id: slug }, { ...choice, ...changed })
}

/** Filters and sort order: links that work before JavaScript. */
export function PayTools({ slug, salaries, choice }: Props) {
  const { filters } = useWords('payroll')
  const to = usePayLink({ slug, choice })
  const { departments, jobTypes } = useLabels()
  const { choices } = salaries
  return (
    <div className="paytools">
      <Chips label={filters.label}>
        <FilterMenu
          name="department"
          choice={choice}
          to={to}
          labels={departments}
          keys={choices.departments}
        />
        <FilterMenu name="job_type" choice={choice} to={to} labels={jobTypes} keys={choices.job_types} />
      </Chips>
      <Chosen salaries={salaries} choice={choice} to={to} />
      <JobSearch slug={slug} choice={choice} />
      <PaySort salaries={salaries} choice={choice} to={to} />
    </div>
  )
}

const useLabels = () => ({
  departments: useWords('reviews').departments,
  jobTypes: useWords('payroll').jobTypes,
})

type MenuProps<K extends string> = {
  name: 'department' | 'job_type'
  choice: Choice
  to: To
  labels: Record<K, string>
  keys: readonly K[]
}

function FilterMenu<K extends string>({ name, choice, to, labels, keys }: MenuProps<K>) {
  const { filters } = useWords('payroll')
  const chosen = choice[name]
  // A role implies its department, so that another department removes the role.
  const only = (value: string | null) =>
    to(name === 'department' ? { department: value, job: null } : { job_type: value })
  if (keys.length === 0) return null
  return (
    <MenuChip name={GROUP} label={filters[name]} chosen={chosen !== null}>
      <MenuItem href={only(null)} chosen={chosen === null}>
        {filters.any}
      </MenuItem>
      {keys.map(key => (
        <MenuItem key={key} href={only(key)} chosen={chosen === key}>
          {labels[key]}
        </MenuItem>
      ))}
    </MenuChip>
  )
}

function Chosen({ salaries: { filters: applied }, choice, to }: Omit<Props, 'slug'> & { to: To }) {
  const { filters } = useWords('payroll')
  const { departments, jobTypes } = useLabels()
  const chosen = FILTERS.filter(name => choice[name] !== null)
  const labels = {
    department: departments[choice.department as Department],
    job_type: jobTypes[choice.job_type as JobType],
    job: applied.job,
  }
  if (chosen.length === 0) return null
  return (
    <Chips label={filters.chosen}>
      {chosen.map(name => (
        <RemovableChip key={name} href={to({ [name]: null })} remove={filters.remove}>
          {labels[name]}
        </RemovableChip>
      ))}
    </Chips>
  )
}

/** Search by role: figures are published by department only, and the server knows the department of a role. */
function JobSearch({ slug, choice: { job_type, sort } }: Pick<Props, 'slug' | 'choice'>) {
  const locale = useLocale()
  const { job } = useWords('payroll')
  return (
    <SearchForm
      kind="bar"
      name="job"
      action={href(locale, 'companySalaries', { id: slug })}
      label={job.label}
      placeholder={job.example}
      submit={job.submit}
    >
      {Object.entries({ job_type, sort }).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </SearchForm>
  )
}

function PaySort({ salaries: { cells }, choice, to }: Omit<Props, 'slug'> & { to: To }) {
  const words = useWords('payroll')
  if (cells.length < 2) return null
  return (
    <div className="sortline">
      <p role="status">
        <b>{words.count(cells.length)}</b>
      </p>
      <SortMenu
        label={words.sort}
        sorts={SORTS}
        names={words.sorts}
        chosen={choice.sort ?? FIRST_SORT}
        to={sort => to({ sort: sort === FIRST_SORT ? null : sort })}
        name={GROUP}
      />
    </div>
  )
}
