import type { ReactNode } from 'react'
import { IconShape } from '../icon.tsx'
import { LIST_SHAPES } from './list-shapes.ts'
import './icon-list.css'

export type ListIcon = keyof typeof LIST_SHAPES

/** Rows of an icon, a thing, and how it stands; `off` greys what is not there. */
export const IconList = ({
  items,
}: {
  items: readonly {
    icon: ListIcon
    label: ReactNode
    value: ReactNode
    note?: ReactNode
    off?: boolean | undefined
  }[]
}) => (
  <ul className="icons">
    {items.map(i => (
      <li key={i.icon} className={i.off ? 'off' : undefined}>
        <IconShape shape={LIST_SHAPES[i.icon]} />
        <span>{i.label}</span>
        <span className="icons-v">
          {i.value}
          {i.note && <span className="note">{i.note}</span>}
        </span>
      </li>
    ))}
  </ul>
)
