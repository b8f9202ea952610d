import type { ReactNode } from 'react'
import './place.css'

/** Around a page of pay. */
export const PayPlace = ({ children }: { children: ReactNode }) => (
  <div className="wrap paypage">{children}</div>
)
