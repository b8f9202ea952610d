import { tenth } from '../geometry.ts'
import './gap.css'
import '../trend/trend.css'

/** Two values over the years, the distance between them shaded, and every value written. `text` says the whole for those who listen. */
export function Gap({
  points,
  format,
  text,
}: {
  points: readonly GapPoint[]
  format: (value: number) => string
  text: string
}) {
  const shape = gapShape(points)
  return (
    <svg className="gap" width="100%" height={GAP_HEIGHT} role="img" aria-label={text}>
      <svg viewBox={`0 0 100 ${GAP_HEIGHT}`} width="100%" height={GAP_HEIGHT} preserveAspectRatio="none">
        <polygon className="gap-fill" points={shape.fill} />
        <polyline className="c-line" points={shape.line} />
        <polyline className="c-line gap-other" points={shape.other} />
      </svg>
      {shape.places.map((place, i) => (
        <Values key={place.label} {...place} at={ends(i, shape.places.length)} format={format} />
      ))}
    </svg>
  )
}

type End = { anchor: 'start' | 'middle' | 'end'; dx: -1 | 0 | 1 }
const ends = (i: number, count: number): End =>
  i === 0
    ? { anchor: 'start', dx: -1 }
    : i === count - 1
      ? { anchor: 'end', dx: 1 }
      : { anchor: 'middle', dx: 0 }

type Values = GapShape['places'][number] & { at: End; format: (value: number) => string }

function Values({ label, value, other, x, y, otherY, at, format }: Values) {
  const isUnder = otherY !== null && otherY < y
  const above = (at: number) => at - 12
  const below = (at: number) => at + 20
  return (
    <>
      {otherY !== null && <line className="gap-v" x1={`${x}%`} x2={`${x}%`} y1={y} y2={otherY} />}
      <circle className="c-dot" cx={`${x}%`} cy={y} r="4.5" />
      <text
        className="gap-m"
        x={`${x}%`}
        y={isUnder ? below(y) : above(y)}
        textAnchor={at.anchor}
        dx={8 * at.dx}
      >
        {format(value)}
      </text>
      {otherY !== null && other !== null && (
        <>
          <circle className="c-dot gap-o" cx={`${x}%`} cy={otherY} r="4.5" />
          <text
            className="gap-u"
            x={`${x}%`}
            y={isUnder ? above(otherY) : below(otherY)}
            textAnchor={at.anchor}
            dx={8 * at.dx}
          >
            {format(other)}
          </text>
        </>
      )}
      <text className="c-axis" x={`${x}%`} y={GAP_HEIGHT - 3} textAnchor={at.anchor} dx={12 * at.dx}>
        {label}
      </text>
    </>
  )
}

const GAP_HEIGHT = 200
const LEFT = 4
const RIGHT = 96
/** Room for a figure above the highest point, and for one and the year below the lowest. */
const TOP = 37
const BOTTOM = 142

/** A value and what it is held against, at one place of the x axis. */
type GapPoint = { label: string; value: number; other: number | null }
type Place = GapPoint & { x: number; y: number; otherY: number | null }
type GapShape = {
  places: Place[]
  line: string
  /** Where both are known. */
  other: string
  fill: string
}

/** Both lines in a box of 100 by 200; the axis is cut to the values, so that only the distance is told. */
export function gapShape(points: readonly GapPoint[]): GapShape {
  const all = points.flatMap(({ value, other }) => (other === null ? [value] : [value, other]))
  const low = Math.min(...all)
  const span = Math.max(...all) - low || 1
  const y = (value: number) => tenth(BOTTOM - ((value - low) / span) * (BOTTOM - TOP))
  const step = points.length < 2 ? 0 : (RIGHT - LEFT) / (points.length - 1)
  const places = points.map((point, i) => ({
    ...point,
    x: tenth(LEFT + i * step),
    y: y(point.value),
    otherY: point.other === null ? null : y(point.other),
  }))
  const both = places.filter(({ otherY }) => otherY !== null)
  const upper = both.map(one => `${one.x},${one.y}`)
  const lower = both.map(one => `${one.x},${one.otherY}`)
  return {
    places,
    line: places.map(one => `${one.x},${one.y}`).join(' '),
    other: lower.join(' '),
    fill: [...upper, ...lower.toReversed()].join(' '),
  }
}
