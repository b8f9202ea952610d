import type { PayMap } from '#shared/contract/pay/pay.ts'
import type { Reading } from '../place/query.ts'

type Province = PayMap['provinces'][number]
/** A province with its value; null below the privacy floor. */
export type Read = Province & { value: number | null }
/** 0 without a value; a higher level has thicker threads. */
export type Level = 0 | 1 | 2 | 3 | 4
/** Lower limits of the second, third and fourth level. */
export type Scale = readonly [number, number, number]

const MILLION = 1_000_000
const inMillions = (a: number, b: number, c: number): Scale => [a * MILLION, b * MILLION, c * MILLION]
const SCALES: Record<Reading, readonly Scale[]> = {
  rupiah: [
    inMillions(3, 4, 5),
    inMillions(4, 5, 6),
    inMillions(5, 6, 8),
    inMillions(6, 8, 10),
    inMillions(8, 11, 14),
    inMillions(10, 15, 20),
  ],
  minimum: [
    [1, 1.2, 1.4],
    [1.2, 1.5, 2],
    [1.5, 2, 3],
  ],
}

export const readAs = (provinces: readonly Province[], reading: Reading): Read[] =>
  provinces.map(province => ({ ...province, value: valueOf(province, reading) }))

function valueOf({ range, minimum_wage }: Province, reading: Reading): number | null {
  if (range === null) return null
  if (reading === 'rupiah') return range.p50
  return minimum_wage === null ? null : timesOf(range.p50, minimum_wage)
}

/** Rounded as in the labels, so that thread and label agree. Pay below the minimum wage is never rounded up to 1. */
export function timesOf(pay: number, minimum: number): number {
  const rounded = Math.round((pay / minimum) * 10) / 10
  return pay < minimum ? Math.min(0.9, rounded) : rounded
}

/** Provinces with a value, highest first. */
export const rankedOf = (provinces: readonly Read[]): (Read & { value: number })[] =>
  provinces
    .flatMap(province => (province.value === null ? [] : [{ ...province, value: province.value }]))
    .toSorted((a, b) => b.value - a.value)

/**
 * The scale whose middle limit is nearest to the median of the values, the higher one if two are equally near: about
 * half of the provinces then have thick threads.
 */
export function scaleFor(provinces: readonly Read[], reading: Reading): Scale {
  const ranked = rankedOf(provinces)
  const middle = ranked[Math.floor(ranked.length / 2)]?.value ?? 0
  const away = ([, centre]: Scale) => Math.abs(centre - middle)
  return SCALES[reading].reduce((best, scale) => (away(scale) <= away(best) ? scale : best))
}

export const levelOf = (value: number | null, scale: Scale): Level =>
  value === null ? 0 : ((1 + scale.filter(from => value >= from).length) as Level)
