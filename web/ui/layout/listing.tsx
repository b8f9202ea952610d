import type { ReactNode } from 'react'
import './listing.css'

/**
 * A list, what chooses from it, and what is said about all of it. At the desk both stand beside it and stay in view; on
 * a phone the choices stand before the list and the rest behind it.
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
