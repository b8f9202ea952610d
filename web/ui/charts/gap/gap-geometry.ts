import { tenth } from '../geometry.ts'

export const GAP_HEIGHT = 200
const LEFT = 4
const RIGHT = 96
/** Margins: room for a figure above the highest point, and for a figure and the year below the lowest. */
const TOP = 37
const BOTTOM = 142

/** A value and its comparison at one position of the x axis. */
export type GapPoint = { label: string; value: number; other: number | null }
type Place = GapPoint & { x: number; y: number; otherY: number | null }
export type GapShape = {
  places: Place[]
  line: string
  /** Path of the comparison's line, in the range where both values are known. */
  other: string
  fill: string
}

/**
 * Both lines in a box of 100 by 200; the axis covers the range of the values, so that only the distance has meaning.
 */
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
