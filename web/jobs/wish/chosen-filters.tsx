import { Fragment } from 'react'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips, RemovableChip } from '#web/ui/controls/chip.tsx'
import { changed, NO_FILTERS, queryOf, type Search, type Filters } from '../query.ts'

export type Named = Pick<VacancyResults, 'city' | 'province'> &
  Partial<Pick<VacancyResults, 'vacancies' | 'minimum_wage'>>
type Props = { results: VacancyResults; search: Search }

/** Active filters as chips that remove them. */
export function ChosenFilters({ results, search }: Props) {
  const locale = useLocale()
  const { filters } = useWords('search')
  const { filters: words } = useWords('jobs')
  const { city } = useWords('companies')
  const shown = useChosen({ results, search })
  if (shown.length === 0) return null
  const to = (change: Partial<Search>) => href(locale, 'jobs', {}, queryOf(changed(search, change)))
  return (
    <Chips label={words.chosen}>
      {shown.map(({ key, label }) => (
        <Fragment key={key}>
          <RemovableChip href={to({ [key]: NO_FILTERS[key] })} remove={filters.remove}>
            {label}
          </RemovableChip>
          {key === 'city' &&
            results.namesakes.map(({ id, name }) => (
              <Chip key={id} href={to({ city: id })}>
                {filters.city.rather(city(name))}
              </Chip>
            ))}
        </Fragment>
      ))}
      {shown.length > 1 && <Chip href={to(NO_FILTERS)}>{filters.clear}</Chip>}
    </Chips>
  )
}

type Shown = { key: keyof Filters; label: string }

/** Active filters with their labels. */
export function useChosen({ results, search }: { results: Named; search: Filters }): Shown[] {
  const { filters: words } = useWords('jobs')
  const { score } = useWords('search').filters
  const { city, province } = useWords('companies')
  const { departments, jobTypes } = useWords('reviews')
  const { decimal } = useFormats()
  const role = results.vacancies?.find(one => one.role?.id === search.role)?.role?.name
  const isMinimum = search.pay === results.minimum_wage?.amount
  const labels: [keyof Filters, string | null | false][] = [
    ['city', results.city && city(results.city.name)],
    ['province', results.province && province(results.province.name)],
    ['remote', search.remote && words.remote],
    ['role', search.role && words.role(role ?? search.role)],
    ['department', search.department && departments[search.department]],
    ['job_type', search.job_type && jobTypes[search.job_type]],
    [
      'pay',
      search.pay !== null &&
        (isMinimum ? words.minimumChosen : words.payChosen(decimal(search.pay / 1_000_000))),
    ],
    ['experience', search.experience !== null && words.experienceChosen(search.experience)],
    ['within', search.within !== null && words.withinChosen(search.within)],
    ['score', search.score !== null && score.chosen(search.score)],
  ]
  return labels.flatMap(([key, label]) => (label ? [{ key, label }] : []))
}
