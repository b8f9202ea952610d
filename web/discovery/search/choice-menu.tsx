import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { Counted } from './counted.tsx'

type MenuChoice = {
  key: string
  href: string
  chosen: boolean
  label: ReactNode
  count: number | null
}

/** One choice of several or none, each a link with how many it leaves. `any`: the list without one. */
export function ChoiceMenu({
  name,
  label,
  any,
  choices,
}: {
  name: string
  label: string
  any: string
  choices: readonly MenuChoice[]
}) {
  const { filters } = useWords('search')
  const isChosen = choices.some(({ chosen }) => chosen)
  if (choices.length === 0) return null
  return (
    <MenuChip name={name} label={label} chosen={isChosen}>
      <MenuItem href={any} chosen={!isChosen}>
        {filters.any}
      </MenuItem>
      {choices.map(({ key, href, chosen, label: said, count }) => (
        <MenuItem key={key} href={href} chosen={chosen}>
          <Counted count={count}>{said}</Counted>
        </MenuItem>
      ))}
    </MenuChip>
  )
}
