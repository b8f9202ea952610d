import { Fragment } from 'react'
import { href } from '#shared/paths.ts'
import type { SearchResults } from '#shared/contract/companies/companies.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips, RemovableChip } from '#web/ui/controls/chip.tsx'
import { changed, NO_FILTERS, queryOf, type Search } from './query.ts'

type Props = { results: SearchResults; search: Search }
type Shown = { key: string; label: string; without: Partial<Search> }

/** Active filters as chips that remove them. */
export function ChosenFilters({ results, search }: Props) {
  const locale = useLocale()
  const { filters } = useWords('search')
  const { city } = useWords('companies')
  const shown = useShown({ results, search })
  if (shown.length === 0) return null
  const to = (change: Partial<Search>) => href(locale, 'searchCompany', {}, queryOf(changed(search, change)))
  return (
    <Chips label={filters.chosen}>
      {shown.map(({ key, label, without }) => (
        <Fragment key={key}>
          <RemovableChip href={to(without)} remove={filters.remove}>
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

function useShown({ results, search }: Props): Shown[] {
  const { filters } = useWords('search')
  const { benefits, city, industries } = useWords('companies')
  const { score, recommend, industry, feature } = search
  return [
    ...(score === null
      ? []
      : [{ key: 'score', label: filters.score.chosen(score), without: { score: null } }]),
    ...(recommend === null
      ? []
      : [{ key: 'recommend', label: filters.recommend[recommend], without: { recommend: null } }]),
    ...(industry === null
      ? []
      : [{ key: 'industry', label: industries[industry], without: { industry: null } }]),
    ...(results.city === null
      ? []
      : [{ key: 'city', label: city(results.city.name), without: { city: null } }]),
    ...feature.map(key => ({
      key,
      label: benefits[key],
      without: { feature: feature.filter(other => other !== key) },
    })),
  ]
}
