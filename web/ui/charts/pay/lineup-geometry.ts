import { tenth } from '../geometry.ts'

/** Position of each bar in a row of people, separate from the drawing. */
export type LineupBar = {
  kind: 'known' | 'open' | 'you'
  amount: number
}
type Drawn = LineupBar & { x: number; width: number; y: number; height: number; below: boolean }

/** Heights in pixels: above the floor, below it, and the maximum per million, so that small differences look small. */
const UP = 115
const DOWN = 36
const MOST_OF_MILLION = 45
const LEAST = 1.5
const GAP = 0.2

/** Bars from left to right on a floor; `floorAt` is the floor's y position in a drawing of the given `height`. */
export function lineupShape(
  bars: readonly LineupBar[],
  floor: number,
): { drawn: Drawn[]; floorAt: number; height: number } {
  const over = Math.max(0, ...bars.map(({ amount }) => amount - floor))
  const under = Math.max(0, ...bars.map(({ amount }) => floor - amount))
  const scale = Math.min(
    ...(floor > 0 ? [MOST_OF_MILLION / 1_000_000] : []),
    UP / (over || 1),
    ...(under > 0 ? [DOWN / under] : []),
  )
  const floorAt = Math.ceil(over * scale) + 8
  const step = 100 / bars.length
  const drawn = bars.map((bar, place) => {
    const height = Math.max(Math.abs(bar.amount - floor) * scale, LEAST)
    const below = bar.amount < floor
    return {
      ...bar,
      below,
      x: tenth(step * place + (step * GAP) / 2),
      width: tenth(step * (1 - GAP)),
      y: tenth(below ? floorAt : floorAt - height),
      height: tenth(height),
    }
  })
  return { drawn, floorAt, height: floorAt + Math.ceil(under * scale) + 20 }
}
