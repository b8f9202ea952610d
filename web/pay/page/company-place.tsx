import type { ReactNode } from 'react'
import '#web/ui/charts/pay/pay-cells.css'
import './company-pay.css'

/** The look of a company's pay, whose code comes when it is used. */
export const PayPlace = ({ children }: { children: ReactNode }) => <div className="paypage">{children}</div>
