import { Fragment } from 'react'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips, RemovableChip } from '#web/ui/controls/chip.tsx'
import { changed, NO_FILTERS, queryOf, type Asked, type Filters } from '../query.ts'

export type Named = Pick<VacancyResults, 'city' | 'province'> &
  Partial<Pick<VacancyResults, 'vacancies' | 'minimum_wage'>>
type Props = { results: VacancyResults; asked: Asked }

/** Active filters as chips that remove them. */
export function ChosenFilters({ results, asked }: Props) {
  const locale = useLocale()
  const { filters } = useWords('search')
  const { filters: words } = useWords('jobs')
  const { city } = useWords('companies')
  const shown = useChosen({ results, asked })
  if (shown.length === 0) return null
  const to = (change: Partial<Asked>) => href(locale, 'jobs', {}, queryOf(changed(asked, change)))
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
export function useChosen({ results, asked }: { results: Named; asked: Filters }): Shown[] {
  const { filters: words } = useWords('jobs')
  const { score } = useWords('search').filters
  const { city, province } = useWords('companies')
  const { departments, jobTypes } = useWords('reviews')
  const { decimal } = useFormats()
  const role = results.vacancies?.find(one => one.role?.id === asked.role)?.role?.name
  const isMinimum = asked.pay === results.minimum_wage?.amount
  const labels: [keyof Filters, string | null | false][] = [
    ['city', results.city && city(results.city.name)],
    ['province', results.province && province(results.province.name)],
    ['remote', asked.remote && words.remote],
    ['role', asked.role && words.role(role ?? asked.role)],
    ['department', asked.department && departments[asked.department]],
    ['job_type', asked.job_type && jobTypes[asked.job_type]],
    [
      'pay',
      asked.pay !== null &&
        (isMinimum ? words.minimumChosen : words.payChosen(decimal(asked.pay / 1_000_000))),
    ],
    ['experience', asked.experience !== null && words.experienceChosen(asked.experience)],
    ['within', asked.within !== null && words.withinChosen(asked.within)],
    ['score', asked.score !== null && score.chosen(asked.score)],
  ]
  return labels.flatMap(([key, label]) => (label ? [{ key, label }] : []))
}
