import type { ReactNode } from 'react'
import { MenuChip, MenuItem } from './menu.tsx'

export type Choice<V> = { value: V; label: ReactNode }
type Props<V> = {
  /** Opening a menu closes others of the same name. */
  name: string
  label: string
  /** Label of the link that clears the choice: "Any". */
  any: string
  chosen: V | null
  choices: readonly Choice<V>[]
  /** Address of the list with this choice, or without one. */
  to: (value: V | null) => string
}

/** A filter as a chip that opens a menu: one value or none, each a link. */
export function ChoiceMenu<V>({ name, label, any, chosen, choices, to }: Props<V>) {
  if (choices.length === 0 && chosen === null) return null
  return (
    <MenuChip name={name} label={label} chosen={chosen !== null}>
      <MenuItem href={to(null)} chosen={chosen === null}>
        {any}
      </MenuItem>
      {choices.map(({ value, label: text }) => (
        <MenuItem key={String(value)} href={to(value)} chosen={chosen === value}>
          {text}
        </MenuItem>
      ))}
    </MenuChip>
  )
}
