import type { ReactNode } from 'react'
import './calculators.css'

/** Layout of a calculator: heading and content. */
export const CalculatorPlace = ({
  heading,
  lead,
  children,
}: {
  heading: string
  lead: string
  children: ReactNode
}) => (
  <div className="wrap calc">
    <header className="calc-h">
      <h1>{heading}</h1>
      <p className="lead-text">{lead}</p>
    </header>
    {children}
  </div>
)
