import { useEffect, useRef } from 'react'
import { intoView } from './into-view.ts'
import type { NavItem } from './masthead.tsx'
import './tabs.css'

/** The parts of a profile as links; on a phone the row scrolls, cut mid-word on purpose, with the current one in view. */
export function Tabs({ label, items }: { label: string; items: readonly NavItem[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = items.findIndex(i => i.current)
  useEffect(() => {
    const row = nav.current
    const tab = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && tab && tab.offsetLeft + tab.offsetWidth > row.clientWidth + row.scrollLeft)
      row.scrollLeft = tab.offsetLeft - 32
  }, [current])
  return (
    <nav className="tabs" aria-label={label} ref={nav} onFocus={intoView}>
      <ul>
        {items.map(i => (
          <li key={i.href}>
            <a href={i.href} aria-current={i.current ? 'page' : undefined}>
              {i.label}
              {i.count !== undefined && <span> {i.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
