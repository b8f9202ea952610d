import { currentInView, intoView } from '../layout/into-view.ts'
import type { NavItem } from '../layout/masthead.tsx'
import './tabs.css'

/**
 * Tabs of a profile as links; on a phone the row scrolls to the current tab, and the cut-off word shows that there are
 * more.
 */
export function Tabs({ label, items }: { label: string; items: readonly NavItem[] }) {
  return (
    <nav className="tabs" aria-label={label} onFocus={intoView}>
      <ul>
        {items.map(i => (
          <li key={i.href}>
            <a
              href={i.href}
              aria-current={i.current ? 'page' : undefined}
              ref={i.current ? currentInView : undefined}
            >
              {i.label}
              {i.count !== undefined && <span> {i.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
