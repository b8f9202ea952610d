import type { ReactNode } from 'react'
import './banner.css'

/** A bar between masthead and page: it covers nothing, and scrolls away. Actions are buttons of equal weight. */
export const Banner = ({
  label,
  children,
  actions,
}: {
  label: string
  children: ReactNode
  actions?: ReactNode
}) => (
  <section className="banner" aria-label={label}>
    <div className="wrap banner-in">
      <div>{children}</div>
      {actions && <div className="banner-a">{actions}</div>}
    </div>
  </section>
)
