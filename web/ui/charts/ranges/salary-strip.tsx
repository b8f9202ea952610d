import type { ReactNode } from 'react'
import { anchor, place } from '../geometry.ts'
import { AxisTicks, Strip, type Axis, type Quartiles } from '../weigh/strip.tsx'
import './salary-strip.css'
import '../figure.css'

export type StripRow = {
  key: string
  label: ReactNode
  /** The median as text, or the reason why it is missing. */
  value: ReactNode
  /** The value is below the minimum. */
  low?: boolean
  range?: Quartiles | null
  /** Minimum wage of this row, for charts in which each row has a different one. */
  minimum?: number | null
  /** Screen reader text of the row: the quartiles in words. */
  spoken?: string | undefined
}

/**
 * Ranges below each other on one axis, with a minimum wage line per row and, if given, the user's line through all
 * rows.
 */
export function SalaryStrips({
  rows,
  axis,
  minimum,
  you,
}: {
  rows: readonly StripRow[]
  axis: Axis
  /** Position and label of the minimum wage; the label names regency or province and year. */
  minimum?: { at: number; label: ReactNode }
  you?: { at: number; label: string }
}) {
  const x = (v: number) => `${place(v, axis.from, axis.to)}%`
  return (
    <div>
      {minimum && <p className="strip-min">{minimum.label}</p>}
      {you && (
        <svg className="strip-you" width="100%" height="14" aria-hidden="true">
          <text
            className="c-youlab"
            x={x(you.at)}
            y="11"
            textAnchor={anchor(place(you.at, axis.from, axis.to))}
          >
            {you.label}
          </text>
        </svg>
      )}
      <div className="strip-rows">
        {you && (
          <svg className="strip-through" width="100%" height="100%" aria-hidden="true">
            <line className="c-through" x1={x(you.at)} x2={x(you.at)} y1="0" y2="100%" />
          </svg>
        )}
        <ul>
          {rows.map(r => (
            <li key={r.key}>
              <b>{r.label}</b>
              <span className={r.low ? 'strip-v strip-low' : 'strip-v'}>{r.value}</span>
              {r.spoken && <span className="vh">, {r.spoken}</span>}
              <svg width="100%" height="28" aria-hidden="true">
                <line className="c-grid" x1="0" x2="100%" y1="13.5" y2="13.5" />
                {r.range && <Strip range={r.range} axis={axis} height={17} />}
                {r.range && <MinimumLine at={r.minimum ?? minimum?.at} x={x} />}
                {r.range && you && <line className="c-you" x1={x(you.at)} x2={x(you.at)} y1="0" y2="27" />}
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <AxisTicks axis={axis} />
    </div>
  )
}

const MinimumLine = ({ at, x }: { at: number | undefined; x: (value: number) => string }) =>
  at !== undefined && <line className="c-min" x1={x(at)} x2={x(at)} y1="0" y2="27" />

/** One range on its axis, for a list row that has the figures as text. */
export const RangeLine = ({ range, axis }: { range: Quartiles; axis: Axis }) => (
  <svg className="strip-line" width="100%" height="14" aria-hidden="true">
    <line className="c-grid" x1="0" x2="100%" y1="7" y2="7" />
    <Strip range={range} axis={axis} height={10} top={2} />
  </svg>
)
