import { GAP_HEIGHT, gapShape, type GapPoint, type GapShape } from './gap-geometry.ts'
import './gap.css'
import '../trend/trend.css'

/**
 * Two values over the years with the area between them shaded and every value labelled. `text` describes the chart for
 * screen readers.
 */
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
