import type { ReactNode } from 'react'
import './banner.css'

/** A bar along the lower edge (cookies, offline). Not modal; what lies behind can be reached. Actions are buttons of equal weight. */
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
