import { DEPARTMENTS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { queryOf, type Asked, type Reading } from '../place/query.ts'

/** What the threads stand for, and of which department: links. */
export function MapChoices({ asked, readings }: { asked: Asked; readings: readonly Reading[] }) {
  const locale = useLocale()
  const { map } = useWords('salaries')
  const { departments } = useWords('reviews')
  const to = (change: Partial<Asked>) => href(locale, 'salaries', {}, queryOf({ ...asked, ...change }))
  const { department } = asked
  return (
    <Chips label={map.readings.label}>
      {readings.map(reading => (
        <Chip key={reading} href={to({ reading })} chosen={asked.reading === reading}>
          {map.readings[reading]}
        </Chip>
      ))}
      <MenuChip
        key={department}
        label={department ? departments[department] : map.allDepartments}
        chosen={department !== null}
      >
        <MenuItem href={to({ department: null })} chosen={department === null}>
          {map.allDepartments}
        </MenuItem>
        {DEPARTMENTS.map(one => (
          <MenuItem key={one} href={to({ department: one })} chosen={department === one}>
            {departments[one]}
          </MenuItem>
        ))}
      </MenuChip>
    </Chips>
  )
}
