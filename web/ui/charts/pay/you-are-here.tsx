import { anchor, anchorWithin, place } from '../geometry.ts'
import { Strip, type Axis, type Quartiles } from '../weigh/strip.tsx'
import './you-are-here.css'

/** Minimum distance of a label to an edge, in percent: an amount with currency would otherwise overflow on a phone. */
const EDGE = 20
/** Minimum distance in percent between median and quartile: below it their labels would overlap. */
const APART = 6

/**
 * "Kamu di sini": the user's amount above a marker on one large range. `text` describes the chart for screen readers.
 */
export function YouAreHere({
  you,
  range,
  axis,
  minimum,
  labels,
  text,
}: {
  you: { at: number; title: string; value: string }
  range: Quartiles
  axis: Axis
  minimum?: { at: number; label: string }
  /** Labels below the box. */
  labels: { q1: string; median: string; q3: string }
  text: string
}) {
  const p = (v: number) => place(v, axis.from, axis.to)
  const x = (v: number) => `${p(v)}%`
  const near = anchorWithin(p(you.at), EDGE)
  return (
    <svg className="youhere" width="100%" height="184" role="img" aria-label={text}>
      <text className="c-youlab" x={x(you.at)} y="14" textAnchor={near}>
        {you.title}
      </text>
      <text className="c-youval" x={x(you.at)} y="40" textAnchor={near}>
        {you.value}
      </text>
      <line className="c-grid" x1="0" x2="100%" y1="86" y2="86" />
      <svg y="63" width="100%" height="46">
        <Strip range={range} axis={axis} height={36} />
      </svg>
      {minimum && <line className="c-min" x1={x(minimum.at)} x2={x(minimum.at)} y1="60" y2="112" />}
      <line className="c-you c-you-wide" x1={x(you.at)} x2={x(you.at)} y1="50" y2="112" />
      {p(range.median) - p(range.q1) > APART && (
        <text className="c-axis" x={x(range.q1)} y="128" textAnchor="end" dx="2">
          {labels.q1}
        </text>
      )}
      <text className="c-axis c-axis-b" x={x(range.median)} y="128" textAnchor="middle">
        {labels.median}
      </text>
      {p(range.q3) - p(range.median) > APART && (
        <text className="c-axis" x={x(range.q3)} y="128" textAnchor="start" dx="-2">
          {labels.q3}
        </text>
      )}
      {minimum && (
        <text className="c-minlab" x={x(minimum.at)} y="146" textAnchor={anchor(p(minimum.at))}>
          {minimum.label}
        </text>
      )}
      <line className="c-grid" x1="0" x2="100%" y1="158" y2="158" />
      {axis.ticks.map((t, i) => (
        <text
          key={t.at}
          className="c-axis"
          x={x(t.at)}
          y="176"
          textAnchor={i === 0 ? 'start' : i === axis.ticks.length - 1 ? 'end' : 'middle'}
        >
          {t.label}
        </text>
      ))}
    </svg>
  )
}
