import type { ReactNode } from 'react'
import { IconShape } from '../icon.tsx'
import './icon-list.css'

export type ListIcon = keyof typeof LIST_SHAPES

/** Rows of icon, label and state; `off` greys out what is missing. */
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

/** Icons of benefits, from Lucide; they are not in `icon.tsx`, because only few pages show them. */
const LIST_SHAPES = {
  bus: 'M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'door-open':
    'M10 21H2M10 3H7a2 2 0 00-2 2v16M14 12h.01M19 21V5a2 2 0 00-1.675-1.974l-6.163-1.013A1 1 0 0010 3v18a1 1 0 001.124.992zM22 21h-3',
  'heart-pulse':
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27',
  'house-wifi':
    'M9.5 13.866a4 4 0 0 1 5 .01M12 17h.01M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM7 10.754a8 8 0 0 1 10 0',
  'square-parking':
    'M9 12h4a2 2 0 0 0 0-4H9.5a.5.5 0 0 0-.5.5V16M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
  utensils: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
} as const
