import type { ReactNode } from 'react'

/** One state of a component with its name. */
export const Case = ({ name, row, children }: { name: string; row?: boolean; children: ReactNode }) => (
  <div className="gal-case">
    <h3>{name}</h3>
    {row ? <div className="gal-row">{children}</div> : children}
  </div>
)
