import { tenth } from '../geometry.ts'

export const TREND_HEIGHT = 128
const LEFT = 2.5
const RIGHT = 92.5

type Point = { x: number; y: number }
export type Mark = Point & { labelY: number; index: number }
export type TrendShape = {
  grid: { value: number; y: number }[]
  /** `points` of a polyline for each uninterrupted run of a line, in a box of 100 by 128. */
  line: string[]
  other: string[]
  first: Mark | undefined
  last: Mark | undefined
}

const known = (v: number | null | undefined): v is number => typeof v === 'number'

/**
 * Lines of a trend: x at equal distances over all quarters, y over half points with a margin of a quarter point. The
 * axis covers the range of the values; a quarter without a value interrupts the line. Labels do not overlap the other
 * line.
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
        // a single quarter becomes a line of length 0, which a round line cap draws as a dot
        if (run.length > 0) out.push(run.length > 1 ? run.join(' ') : `${run[0]} ${run[0]}`)
        run = []
      }
    }
    return out
  }

  const mark = (index: number, towards: 1 | -1): Mark | undefined => {
    const v = values[index]
    if (!known(v)) return undefined
    const neighbours = [others[index], values[index + towards]].filter(known)
    const above =
      neighbours.length === 0 ||
      neighbours.every(o => o <= v) ||
      (towards === -1 && neighbours.some(o => o <= v))
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
