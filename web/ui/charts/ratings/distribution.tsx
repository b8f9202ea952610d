import type { ReactNode } from 'react'
import { countShares } from '../geometry.ts'
import './distribution.css'

/**
 * Rows of bars, each a share of the track's width. `before` and `after` complete each figure to a sentence for screen
 * readers.
 */
export function Distribution({
  rows,
}: {
  rows: readonly { label: string; count: number; text: ReactNode; before?: string; after?: string }[]
}) {
  const shares = countShares(rows.map(r => r.count))
  return (
    <ol className="dist">
      {rows.map((r, i) => (
        <li key={r.label}>
          <span aria-hidden="true">{r.label}</span>
          <svg width="100%" height="12" aria-hidden="true">
            <rect className="c-track" width="100%" height="12" />
            <rect className="c-nila" width={`${shares[i]}%`} height="12" />
          </svg>
          <span className="dist-n">
            <span className="vh">{r.before} </span>
            {r.text}
            <span className="vh"> {r.after}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
