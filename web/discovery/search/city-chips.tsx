import type { City } from '#shared/contract/fields.ts'
import { useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'

type Props = { label: string; cities: readonly City[]; to: (city: string) => string }

/** Cities as chips; each adds its city to the current filters. */
export function CityChips({ label, cities, to }: Props) {
  const { city } = useWords('companies')
  if (cities.length === 0) return null
  return (
    <Chips label={label}>
      {cities.map(({ id, name }) => (
        <Chip key={id} href={to(id)}>
          {city(name)}
        </Chip>
      ))}
    </Chips>
  )
}
