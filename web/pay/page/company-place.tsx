import type { ReactNode } from 'react'
import './company-pay.css'

/** Around a company's pay. */
export const PayPlace = ({ children }: { children: ReactNode }) => <div className="paypage">{children}</div>
