import type { ReactNode } from 'react'
import './calculators.css'
import '#web/ui/forms/checkbox.css'
import '#web/ui/forms/field.css'
import '#web/ui/forms/form.css'
import '#web/ui/forms/questions/question.css'

/** A calculator's heading, and the look of what follows, whose code comes later. */
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
