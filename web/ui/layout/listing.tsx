import type { ReactNode } from 'react'
import './listing.css'

/**
 * A list with its filters and a summary. On a wide screen both are in a sticky side column; on a phone the filters are
 * above the list and the summary below it.
 */
export const Listing = ({
  tools,
  about,
  children,
}: {
  tools?: ReactNode
  about: ReactNode
  children: ReactNode
}) => (
  <div className="listing">
    <div className="listing-side">
      {tools && <div className="listing-tools">{tools}</div>}
      <div className="listing-about">{about}</div>
    </div>
    <div>{children}</div>
  </div>
)
