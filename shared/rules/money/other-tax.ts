import { inForce } from './law/law.ts'
import { BY_THE_DAY, SCALE } from './law/income-tax.ts'
import { percentOf, sumOf } from './line.ts'
import { alongScale } from './scale.ts'

/** PPh 21 by the scale on a share of the gross: half for non-employees, the whole for participants in an activity. `percent` is the share. */
export function taxOnShare(gross: number, percent: number, month: string): { base: number; tax: number } {
  const base = percentOf(gross, percent)
  return { base, tax: sumOf(alongScale('step', base, inForce(SCALE, month))) }
}

/** PPh 21 of one day for pay by the day, piece or job that is not paid monthly. */
export function taxOfDay(gross: number, month: string): number {
  const { freeUpTo, upTo, percent, scaleOn } = inForce(BY_THE_DAY, month)
  if (gross <= freeUpTo) return 0
  return gross <= upTo ? percentOf(gross, percent) : taxOnShare(gross, scaleOn, month).tax
}
