import type { ReactNode } from 'react'
import './amount.css'

/** An amount, large, with what it is and what is said of it. */
export const Amount = ({ value, unit, note }: { value: ReactNode; unit: ReactNode; note: ReactNode }) => (
  <p className="amount">
    <b>{value}</b>
    <span>{unit}</span>
    <span className="note">{note}</span>
  </p>
)
