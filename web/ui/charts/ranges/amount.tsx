import type { ReactNode } from 'react'
import './amount.css'

/** A large amount with its unit and a note. */
export const Amount = ({ value, unit, note }: { value: ReactNode; unit: ReactNode; note: ReactNode }) => (
  <p className="amount">
    <b>{value}</b>
    <span>{unit}</span>
    <span className="note">{note}</span>
  </p>
)
