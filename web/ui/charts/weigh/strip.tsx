import { place } from '../geometry.ts'
import '../figure.css'

export type Quartiles = { q1: number; median: number; q3: number; p10?: number | null; p90?: number | null }
export type Axis = { from: number; to: number; ticks: readonly { at: number; label: string }[] }

/** A range: a bar from the first to the third quartile with a gap at the median, and a line to both tails. */
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

/** Labels of an axis, below the drawing. */
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
