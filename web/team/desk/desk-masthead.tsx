import type { ReactNode } from 'react'
import { intoView } from '#web/ui/layout/into-view.ts'
import type { NavItem } from '#web/ui/layout/masthead.tsx'
import './desk-masthead.css'

/** The indigo bar of the team’s pages: brand, a badge naming the desk, sections with counts, the rest at the end. */
export const DeskMasthead = ({
  brand,
  badge,
  label,
  items,
  end,
}: {
  brand: ReactNode
  badge?: ReactNode
  label: string
  items: readonly NavItem[]
  end?: ReactNode
}) => (
  <header className="team-bar">
    {brand}
    {badge && <b className="team-badge">{badge}</b>}
    <nav aria-label={label} onFocus={intoView}>
      <ul>
        {items.map(i => (
          <li key={i.href}>
            <a href={i.href} aria-current={i.current ? 'page' : undefined}>
              {i.label} {i.count && <span>{i.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {end && <div className="team-end">{end}</div>}
  </header>
)
