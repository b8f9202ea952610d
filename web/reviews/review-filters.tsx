import type { ReactNode } from 'react'
import type { Department } from '#shared/contract/keys.ts'
import type { ReviewChoices } from '#shared/contract/reviews/reviews.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { Bulir } from '#web/ui/charts/score.tsx'
import { Chip, Chips, RemovableChip } from '#web/ui/controls/chip.tsx'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { filtersOf, NO_FILTERS, type Choice } from './choice.ts'

type Menu = 'city' | 'department' | 'job_role' | 'score' | 'recommend'
type Props = { choices: ReviewChoices; choice: Choice; to: (changed: Partial<Choice>) => string }
type Item = { value: string; label: ReactNode }

const MENUS: readonly Menu[] = ['city', 'department', 'job_role', 'score', 'recommend']

/** Where, as what, how rated: menus of links, and what was chosen as chips that take it away again. */
export function ReviewFilters({ choices: given, choice, to }: Props) {
  const format = useFormats()
  const words = useWords('reviews')
  const { city } = useWords('companies')
  const { filters } = words
  const choices = { ...given, cities: given.cities.map(one => ({ ...one, name: city(one.name) })) }
  const found = (list: ReviewChoices['cities']): Item[] =>
    list.map(({ id, name, count }) => ({ value: id, label: `${name} (${format.count(count)})` }))
  const items: Record<Menu, Item[]> = {
    city: found(choices.cities),
    department: choices.departments.map(value => ({ value, label: words.departments[value] })),
    job_role: found(choices.job_roles),
    score: ['5', '4', '3', '2', '1'].map(value => ({ value, label: <Stars of={value} /> })),
    recommend: [
      { value: '1', label: words.recommended },
      { value: '0', label: words.notRecommended },
    ],
  }
  return (
    <>
      <Chips label={filters.label}>
        {MENUS.filter(name => items[name].length > 0).map(name => (
          <MenuChip key={name} name="review-filter" label={filters[name]} chosen={choice[name] !== null}>
            <MenuItem href={to({ [name]: null })} chosen={choice[name] === null}>
              {filters.any}
            </MenuItem>
            {items[name].map(({ value, label }) => (
              <MenuItem key={value} href={to({ [name]: value })} chosen={choice[name] === value}>
                {label}
              </MenuItem>
            ))}
          </MenuChip>
        ))}
      </Chips>
      <Chosen choices={choices} choice={choice} to={to} />
    </>
  )
}

const Stars = ({ of }: { of: string }) => (
  <span className="filter-stars">
    <Bulir score={Number(of)} />
    {of} {useWords('companies').score.outOf}
  </span>
)

function Chosen({ choices, choice, to }: Props) {
  const words = useWords('reviews')
  const { filters } = words
  const chosen = MENUS.filter(name => choice[name] !== null)
  if (chosen.length === 0 && choice.q === null) return null
  const several = Object.keys(filtersOf(choice)).length + (choice.q === null ? 0 : 1) > 1
  return (
    <Chips label={filters.chosen}>
      {chosen.map(name => (
        <RemovableChip key={name} href={to({ [name]: null })} remove={filters.remove}>
          {labelOf(name, choice[name] as string, choices, words)}
        </RemovableChip>
      ))}
      {choice.q !== null && (
        <RemovableChip href={to({ q: null })} remove={filters.remove}>
          {words.quote(choice.q)}
        </RemovableChip>
      )}
      {several && <Chip href={to({ ...NO_FILTERS, q: null })}>{filters.clear}</Chip>}
    </Chips>
  )
}

/** A choice in words; one that is not offered (any more) is called by its kind. */
function labelOf(
  name: Menu,
  value: string,
  { cities, job_roles }: ReviewChoices,
  words: AllWords['reviews'],
): string {
  if (name === 'score') return `${words.filters.score} ${value}`
  if (name === 'recommend') return value === '1' ? words.recommended : words.notRecommended
  if (name === 'department') return words.departments[value as Department]
  const list = name === 'city' ? cities : job_roles
  return list.find(({ id }) => id === value)?.name ?? words.filters[name]
}
