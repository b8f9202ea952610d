import type { Positions } from '#shared/contract/pay/positions.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ChoiceMenu } from '#web/discovery/search/choice-menu.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { changed, isFiltered, NO_FILTERS, type Asked } from './query.ts'

type Props = { results: Positions; asked: Asked }
type Filter = keyof typeof NO_FILTERS
/** Those that were opened close each other. */
const GROUP = 'position-filter'

/** Place, department, job type and company: menus of links that work before JavaScript. */
export function PositionFilters({ results, asked }: Props) {
  const locale = useLocale()
  const { filters: words } = useWords('roles')
  const { filters } = useWords('search')
  const { city } = useWords('companies')
  const { departments, jobTypes } = useWords('reviews')
  const to = (change: Partial<Asked>) => href(locale, 'searchPosition', {}, changed(asked, change))
  const menu = <T,>(
    filter: Filter,
    facets: readonly { value: T; count: number }[],
    of: (value: T) => { key: string; label: string },
  ) => (
    <ChoiceMenu
      name={GROUP}
      label={words[filter]}
      any={to({ [filter]: null })}
      choices={facets.map(({ value, count }) => {
        const { key, label } = of(value)
        return { key, label, count, href: to({ [filter]: key }), chosen: asked[filter] === key }
      })}
    />
  )
  return (
    <Chips label={words.label}>
      {menu('city', results.filters.cities, ({ id, name }) => ({ key: id, label: city(name) }))}
      {menu('department', results.filters.departments, key => ({ key, label: departments[key] }))}
      {menu('job_type', results.filters.job_types, key => ({ key, label: jobTypes[key] }))}
      {menu('company', results.filters.companies, ({ slug, name }) => ({ key: slug, label: name }))}
      {isFiltered(asked) && <Chip href={to(NO_FILTERS)}>{filters.clear}</Chip>}
    </Chips>
  )
}
