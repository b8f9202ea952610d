import type { ReactNode } from 'react'
import '../career/questions.css'
import './place.css'
import '../lists/company-pay-row.css'
import '../lists/lists.css'
import '../lists/pay-rows.css'
import '../map/map.css'
import '../role/role.css'

/** The look of a page of pay, whose code comes when somebody uses it. */
export const PayPlace = ({ children }: { children: ReactNode }) => (
  <div className="wrap paypage">{children}</div>
)
