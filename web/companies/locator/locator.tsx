import type { ReactNode } from 'react'
import type { Town } from '#shared/contract/owners/profile.ts'
import { drawnAt, MAP, type Point, type View } from '#shared/rules/map.ts'
import { useWords } from '#web/platform/locale.ts'
import outline from './indonesia.svg'
import './locator.css'

/**
 * Map around a place with some towns for orientation. All maps use the same outline file, each with another section of
 * it.
 */
export function Locator({
  view,
  towns,
  label,
  pin,
  children,
}: {
  view: View
  towns: readonly Town[]
  /** Accessible name; without one the map is hidden from assistive technology, because its context describes it. */
  label?: string
  pin?: Point
  children?: ReactNode
}) {
  const words = useWords('companies')
  return (
    <svg
      className="locator"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use className="locator-land" href={`${outline}#land`} transform={landAt(view)} />
      {towns.map(town => {
        const { x, y } = drawnAt(view, town)
        return (
          <g key={`${town.lat} ${town.long}`}>
            <circle className="locator-town" cx={x} cy={y} r={2.5} />
            <text className="locator-name" x={x} y={y + 14}>
              {words.town(town.name)}
            </text>
          </g>
        )
      })}
      {pin && <Pin {...drawnAt(view, pin)} />}
      {children}
    </svg>
  )
}

/** The lower tip of the pin is on the place. */
export const Pin = ({ x, y }: { x: number; y: number }) => (
  <path className="locator-pin" d={`M${x} ${y}c-2-7-9-9-9-16a9 9 0 0 1 18 0c0 7-7 9-9 16z`} />
)

/** A unit of the outline is 0.01 degrees. */
const landAt = ({ lat, long, span }: View): string =>
  `translate(${MAP.width / 2} ${MAP.height / 2}) scale(${MAP.width / span / 100}) translate(${-long * 100} ${lat * 100})`
