import type { ReactNode } from 'react'
import { anchor, place } from '../geometry.ts'
import './salary-strip.css'

export type Quartiles = { q1: number; median: number; q3: number; p10?: number | null; p90?: number | null }
export type Axis = { from: number; to: number; ticks: readonly { at: number; label: string }[] }
export type StripRow = {
  key: string
  label: ReactNode
  /** The median in words, or why there is none. */
  value: ReactNode
  /** The value is below the minimum. */
  low?: boolean
  range?: Quartiles | null
  /** Where rows have a minimum wage each, this one's. */
  minimum?: number | null
  /** Read with the row: quartiles in words. */
  spoken?: string
}

export function Strip({
  range,
  axis,
  height,
  top = 5,
}: {
  range: Quartiles
  axis: Axis
  height: number
  top?: number
}) {
  const x = (v: number) => place(v, axis.from, axis.to)
  const span = (a: number, b: number) => `${Math.round((x(b) - x(a)) * 10) / 10}%`
  return (
    <>
      {typeof range.p10 === 'number' && typeof range.p90 === 'number' && (
        <rect
          className="c-nila"
          x={`${x(range.p10)}%`}
          y={top + height / 2 - 1.5}
          width={span(range.p10, range.p90)}
          height="3"
        />
      )}
      <rect
        className="c-nila"
        x={`${x(range.q1)}%`}
        y={top}
        width={span(range.q1, range.q3)}
        height={height}
      />
      <rect
        className="c-gap"
        x={`${x(range.median)}%`}
        y={top}
        width="3"
        height={height}
        transform="translate(-1.5)"
      />
    </>
  )
}

/** Ranges under each other on one axis, with the minimum wage through each and, if given, your own line through all. */
export function SalaryStrips({
  rows,
  axis,
  minimum,
  you,
}: {
  rows: readonly StripRow[]
  axis: Axis
  /** Its line and its name, regency or province and year in it. */
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

/** One range on its axis, for a row of a list that says the figures. */
export const RangeLine = ({ range, axis }: { range: Quartiles; axis: Axis }) => (
  <svg className="strip-line" width="100%" height="14" aria-hidden="true">
    <line className="c-grid" x1="0" x2="100%" y1="7" y2="7" />
    <Strip range={range} axis={axis} height={10} top={2} />
  </svg>
)

/** The figures of an axis, below what stands on it. */
export const AxisTicks = ({ axis }: { axis: Axis }) => (
  <svg width="100%" height="18" aria-hidden="true">
    {axis.ticks.map((t, i) => (
      <text
        key={t.at}
        className="c-axis"
        x={`${place(t.at, axis.from, axis.to)}%`}
        y="13"
        textAnchor={i === 0 ? 'start' : i === axis.ticks.length - 1 ? 'end' : 'middle'}
      >
        {t.label}
      </text>
    ))}
  </svg>
)
