import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import './icon-list.css'

/** Rows of an icon, a thing, and how it stands; `off` greys what is not there. */
export const IconList = ({
  items,
}: {
  items: readonly { icon: IconName; label: ReactNode; value: ReactNode; note?: ReactNode; off?: boolean }[]
}) => (
  <ul className="icons">
    {items.map(i => (
      <li key={i.icon} className={i.off ? 'off' : undefined}>
        <Icon name={i.icon} />
        <span>{i.label}</span>
        <span className="icons-v">
          {i.value}
          {i.note && <span className="note">{i.note}</span>}
        </span>
      </li>
    ))}
  </ul>
)
