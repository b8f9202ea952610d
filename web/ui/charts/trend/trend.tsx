import type { ReactNode } from 'react'
import { TREND_HEIGHT, trendShape, type Mark } from './trend-geometry.ts'
import './trend.css'

/**
 * Eight quarters as a line with a dashed comparison. A value is null where too few people answered. Only the first and
 * the last value are labelled; `text` describes the chart for screen readers.
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
  /** Formats the labels of axis and ends: 3.5 → "3,5". */
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
