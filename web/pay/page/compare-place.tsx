import type { ReactNode } from 'react'
import './compare-pay.css'

/** Layout around the comparison. */
export const ComparePlace = ({ children }: { children: ReactNode }) => (
  <div className="wrap paycompare">{children}</div>
)
