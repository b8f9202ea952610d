import type { ReactNode } from 'react'
import './place.css'

/** Layout around a pay page. */
export const PayPlace = ({ children }: { children: ReactNode }) => (
  <div className="wrap paypage">{children}</div>
)
