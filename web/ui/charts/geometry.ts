/** Geometry of the charts, separate from the drawing. Percentages are relative to the width of the drawing. */

/** Rounds to one decimal, so that the markup is short and identical on server and browser. */
export const tenth = (n: number): number => {
  const r = Math.round(n * 10) / 10
  return r === 0 ? 0 : r
}

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n))

/** Width of the filled part of five seeds in a box of 70: 14 per seed, the last one clipped to its tenth. */
export function seedsWidth(score: number): number {
  const s = clamp(Number.isFinite(score) ? score : 0, 0, 5)
  const whole = Math.floor(tenth(s))
  const part = tenth(s) - whole
  return tenth(whole * 14 + (part > 0 ? 1.5 + 11 * part : 0))
}

/** Five kawung seeds as one path in a box of 70 by 14, each 14 wide and tilted by 24 degrees. */
export const SEEDS: string = [0, 1, 2, 3, 4]
  .map(i => {
    const cos = Math.cos((24 * Math.PI) / 180)
    const sin = Math.sin((24 * Math.PI) / 180)
    const at = (x: number, y: number) => `${tenth(x * cos - y * sin)} ${tenth(x * sin + y * cos)}`
    const top = `${tenth(14 * i + 7 + 6.6 * sin)} ${tenth(7 - 6.6 * cos)}`
    const side = (s: 1 | -1) => `c${at(5.4 * s, 3.6 * s)} ${at(5.4 * s, 9.6 * s)} ${at(0, 13.2 * s)}`
    return `M${top}${side(1)}${side(-1)}z`
  })
  .join('')

/** Length of a bar in percent on a scale from 1 to 5, where 1 has length 0. */
export const ratingShare = (value: number): number => tenth(((clamp(value, 1, 5) - 1) / 4) * 100)

/** Each count as a percentage of the total. */
export function countShares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map(count => (all === 0 ? 0 : tenth((count / all) * 100)))
}

/** Start and width of each part of a stacked bar; the shares may add up to something other than 100. */
export function stack(shares: readonly number[]): { x: number; width: number }[] {
  const total = shares.reduce((a, b) => a + Math.max(0, b), 0)
  let at = 0
  return shares.map(s => {
    const width = total === 0 ? 0 : (Math.max(0, s) / total) * 100
    const x = at
    at += width
    return { x: tenth(x), width: tenth(width) }
  })
}

/** Position of a value on an axis in percent, clamped to the drawing. */
export const place = (value: number, from: number, to: number): number =>
  to === from ? 0 : tenth(clamp(((value - from) / (to - from)) * 100, 0, 100))

/**
 * `text-anchor` of a label at `x` percent that keeps it inside the drawing; `edge`: minimum distance to an edge, in
 * percent.
 */
export const anchorWithin = (x: number, edge: number): 'start' | 'middle' | 'end' =>
  x < edge ? 'start' : x > 100 - edge ? 'end' : 'middle'

export const anchor = (x: number) => anchorWithin(x, 15)

/** An axis with four to seven round ticks that includes all values. */
export function roundAxis(values: readonly number[]): { from: number; to: number; ticks: number[] } {
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (!Number.isFinite(low) || !Number.isFinite(high)) return { from: 0, to: 1, ticks: [0, 1] }
  const span = high - low || Math.abs(high) || 1
  const rough = span / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find(m => m * power >= rough) ?? 10) * power
  const from = Math.floor(low / step) * step
  const to = Math.max(Math.ceil(high / step) * step, from + step)
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
  return { from, to, ticks }
}
