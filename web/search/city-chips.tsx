import type { City } from '#shared/contract/fields.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { changed, queryOf, type Asked } from './asked.ts'

type Props = { label: string; cities: readonly City[]; asked: Asked }

/** Cities to choose from: each narrows what was asked to itself. */
export function CityChips({ label, cities, asked }: Props) {
  const locale = useLocale()
  const { city } = useWords('companies')
  if (cities.length === 0) return null
  return (
    <Chips label={label}>
      {cities.map(({ id, name }) => (
        <Chip key={id} href={href(locale, 'searchCompany', {}, queryOf(changed(asked, { city: id })))}>
          {city(name)}
        </Chip>
      ))}
    </Chips>
  )
}
