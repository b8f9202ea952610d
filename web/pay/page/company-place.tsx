import type { ReactNode } from 'react'
import './company-pay.css'

/** Layout around a company's pay. */
export const PayPlace = ({ children }: { children: ReactNode }) => <div className="paypage">{children}</div>
