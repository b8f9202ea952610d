import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { place } from '../geometry.ts'
import { AxisTicks, Strip, type Axis, type Quartiles } from '../weigh/strip.tsx'
import './pay-cells.css'
import '../ranges/salary-strip.css'

export type PayCell = {
  key: string
  label: ReactNode
  note: ReactNode
  range: Quartiles
  /** The median as text. */
  value: ReactNode
  /** The value is below the minimum wage. */
  low?: boolean
  /** The value for comparison, and the difference to it. */
  tick?: number
  difference?: { text: string; spoken: string; shown?: string; down: boolean }
  /** Screen reader text for the other parts of the drawing. */
  spoken: string
}

/** Groups below each other on one axis; the minimum wage is one vertical line through all of them. */
export function PayCells({
  cells,
  axis,
  minimum,
}: {
  cells: readonly PayCell[]
  axis: Axis
  /** Position and label of the minimum wage; the label names regency or province and year. */
  minimum?: { at: number; label: ReactNode }
}) {
  const at = minimum ? `${place(minimum.at, axis.from, axis.to)}%` : undefined
  return (
    <div>
      {at && <p className="strip-min">{minimum?.label}</p>}
      <div className="cells">
        {at && (
          <svg className="cells-plumb" width="100%" height="100%" aria-hidden="true">
            <line className="c-min" x1={at} x2={at} y1="0" y2="100%" />
          </svg>
        )}
        <ul>
          {cells.map(cell => (
            <Cell key={cell.key} cell={cell} axis={axis} minimum={at} />
          ))}
        </ul>
      </div>
      <AxisTicks axis={axis} />
    </div>
  )
}

type CellProps = { cell: PayCell; axis: Axis; minimum: string | undefined }

function Cell({ cell, axis, minimum }: CellProps) {
  const { label, note, value } = cell
  return (
    <li>
      <p className="cell-l">
        <b>{label}</b> <span>{note}</span>
      </p>
      <p className={cx('cell-v', cell.low && 'cell-low')}>
        <b>{value}</b>
        {cell.difference && <Difference {...cell.difference} />}
      </p>
      <span className="vh"> {cell.spoken}</span>
      <svg width="100%" height="28" aria-hidden="true">
        <line className="c-grid" x1="0" x2="100%" y1="13.5" y2="13.5" />
        <Strip range={cell.range} axis={axis} height={17} />
        {minimum && <line className="c-min" x1={minimum} x2={minimum} y1="0" y2="27" />}
        {cell.tick !== undefined && <Tick at={`${place(cell.tick, axis.from, axis.to)}%`} />}
      </svg>
    </li>
  )
}

type Difference = NonNullable<PayCell['difference']>

const Difference = ({ text, shown, spoken, down }: Difference) => (
  <span className={cx(down && 'cell-down')}>
    {' '}
    {text}
    {shown ? ` ${shown}` : <span className="vh"> {spoken}</span>}
  </span>
)

const Tick = ({ at }: { at: string }) => (
  <rect className="c-tick" x={at} y="2" width="3" height="23" transform="translate(-1.5)" />
)
