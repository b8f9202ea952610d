import { cx } from '../../cx.ts'
import { lineupShape, type LineupBar } from './lineup-geometry.ts'
import './lineup.css'

/**
 * A row of people from the lowest to the highest pay. The floor is the minimum wage; bars of people paid less hang
 * below it. `text` describes the chart for screen readers.
 */
export function Lineup({
  bars,
  floor,
  you,
  text,
}: {
  bars: readonly LineupBar[]
  /** Amount and name of the minimum wage; without it the bars begin at zero. */
  floor?: { amount: number; label: string }
  /** Label of the user's bar. */
  you: string
  text: string
}) {
  const { drawn, floorAt, height } = lineupShape(bars, floor?.amount ?? 0)
  const own = drawn.find(({ kind }) => kind === 'you')
  const middle = own ? own.x + own.width / 2 : 0
  // The floor's label goes to the end and the side of the floor that are free of bars and of the user's label.
  const atEnd = middle < 50
  const hanging = (atEnd ? drawn.at(-1) : drawn[0])?.below
  return (
    <svg className="lineup" width="100%" height={height} role="img" aria-label={text}>
      {drawn.map(({ kind, below, x, width, y, height: high }, place) => (
        <rect
          key={place}
          className={cx(
            kind === 'you' ? 'lineup-you' : kind === 'open' ? 'lineup-open' : 'lineup-bar',
            below && kind !== 'you' && 'lineup-low',
          )}
          x={`${x}%`}
          y={y}
          width={`${width}%`}
          height={high}
        />
      ))}
      <line className={floor ? 'c-min' : 'c-grid'} x1="0" x2="100%" y1={floorAt} y2={floorAt} />
      <text
        className="c-youlab"
        x={`${middle}%`}
        y={own?.below ? floorAt + own.height + 15 : floorAt + 15}
        textAnchor={middle < 10 ? 'start' : middle > 90 ? 'end' : 'middle'}
      >
        {you}
      </text>
      {floor && (
        <text
          className="c-minlab"
          x={atEnd ? '100%' : '0'}
          y={hanging ? floorAt - 6 : floorAt + 15}
          textAnchor={atEnd ? 'end' : 'start'}
        >
          {floor.label}
        </text>
      )}
    </svg>
  )
}
