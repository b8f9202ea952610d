import type { ReactNode } from 'react'
import { tenth } from '../geometry.ts'
import './trend.css'

/**
 * Eight quarters as a line beside a dashed comparison. Values are null where there were too few. Only the first and the
 * last value are written; `text` says the whole for those who listen.
 */
export function Trend({
  values,
  others = [],
  format,
  text,
  from,
  to,
}: {
  values: readonly (number | null)[]
  others?: readonly (number | null)[]
  /** Figures of axis and ends: 3.5 → "3,5". */
  format: (value: number) => string
  text: string
  from: ReactNode
  to: ReactNode
}) {
  const shape = trendShape(values, others)
  const dot = (m: Mark | undefined, last: boolean) =>
    m && (
      <>
        <circle className="c-dot" cx={`${m.x}%`} cy={m.y} r={last ? 5 : 4} />
        <text
          className="c-end"
          x={`${m.x}%`}
          y={m.labelY}
          textAnchor={last ? 'middle' : 'start'}
          dx={last ? 0 : -3}
          aria-hidden="true"
        >
          {format(values[m.index] ?? 0)}
        </text>
      </>
    )
  return (
    <>
      <div className="trend">
        <svg width="28" height={TREND_HEIGHT} aria-hidden="true">
          {shape.grid.map(g => (
            <text key={g.value} className="c-axis" x="0" y={g.y + 4.5}>
              {format(g.value)}
            </text>
          ))}
        </svg>
        <svg width="100%" height={TREND_HEIGHT} role="img" aria-label={text}>
          {shape.grid.map(g => (
            <line key={g.value} className="c-grid" x1="0" x2="100%" y1={g.y} y2={g.y} />
          ))}
          <svg
            viewBox={`0 0 100 ${TREND_HEIGHT}`}
            width="100%"
            height={TREND_HEIGHT}
            preserveAspectRatio="none"
          >
            {shape.other.map(p => (
              <polyline key={p} className="c-line-2" points={p} />
            ))}
            {shape.line.map(p => (
              <polyline key={p} className="c-line" points={p} />
            ))}
          </svg>
          {dot(shape.first, false)}
          {dot(shape.last, true)}
        </svg>
      </div>
      <p className="trend-x" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  )
}

const TREND_HEIGHT = 128
const LEFT = 2.5
const RIGHT = 92.5

type Point = { x: number; y: number }
type Mark = Point & { labelY: number; index: number }
type TrendShape = {
  grid: { value: number; y: number }[]
  /** Each unbroken run of a line as `points` of a polyline in a box of 100 by 128. */
  line: string[]
  other: string[]
  first: Mark | undefined
  last: Mark | undefined
}

const known = (v: number | null | undefined): v is number => typeof v === 'number'

/**
 * The lines of a trend: x spread evenly over all quarters, y over half points with a margin of a quarter point.
 * The axis is cut to the values; quarters without a value break the line. Labels keep clear of the other line.
 */
export function trendShape(
  values: readonly (number | null)[],
  others: readonly (number | null)[] = [],
): TrendShape {
  const all = [...values, ...others].filter(known)
  if (all.length === 0) return { grid: [], line: [], other: [], first: undefined, last: undefined }
  const low = Math.floor(Math.min(...all) * 2) / 2
  const high = Math.max(Math.ceil(Math.max(...all) * 2) / 2, low + 0.5)
  const from = low - 0.25
  const to = high + 0.25
  const y = (v: number) => tenth(TREND_HEIGHT * (1 - (v - from) / (to - from)))
  const n = Math.max(values.length, others.length)
  const x = (i: number) => tenth(n < 2 ? (LEFT + RIGHT) / 2 : LEFT + ((RIGHT - LEFT) * i) / (n - 1))
  const step = high - low > 2 ? 1 : 0.5
  const grid: TrendShape['grid'] = []
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) grid.push({ value: v, y: y(v) })

  const runs = (series: readonly (number | null)[]): string[] => {
    const out: string[] = []
    let run: string[] = []
    for (const [i, v] of [...series, null].entries()) {
      if (known(v)) run.push(`${x(i)},${y(v)}`)
      else {
        // a quarter on its own becomes a line without length, which a round cap turns into a dot
        if (run.length > 0) out.push(run.length > 1 ? run.join(' ') : `${run[0]} ${run[0]}`)
        run = []
      }
    }
    return out
  }

  const mark = (index: number, towards: 1 | -1): Mark | undefined => {
    const v = values[index]
    if (!known(v)) return undefined
    const beside = [others[index], values[index + towards]].filter(known)
    const above =
      beside.length === 0 || beside.every(o => o <= v) || (towards === -1 && beside.some(o => o <= v))
    const at = y(v)
    const up = at - 12
    const down = at + 22
    return {
      index,
      x: x(index),
      y: at,
      labelY: tenth((above && up > 14) || down > TREND_HEIGHT - 2 ? up : down),
    }
  }
  const first = values.findIndex(known)
  const last = values.findLastIndex(known)
  return {
    grid,
    line: runs(values),
    other: runs(others),
    first: first === last ? undefined : mark(first, 1),
    last: mark(last, -1),
  }
}
