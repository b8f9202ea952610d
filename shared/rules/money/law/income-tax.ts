import type { Law } from './law.ts'

const PMK_168 = { check: 'read', from: '2024-01-01' } as const
const PTKP = { rule: 'PMK 101/PMK.010/2016 § 1', check: 'read', from: '2016-01-01' } as const
const HPP = {
  rule: 'UU 7/2021 (HPP) § 3; UU PPh § 17(1)(a)',
  check: 'two',
  from: '2022-01-01',
} as const

/** The yearly scale of PPh 21 on taxable income; each step's upper bound is inclusive. */
export const SCALE: readonly (Law & {
  steps: readonly (readonly [upTo: number, percent: number])[]
})[] = [
  {
    ...HPP,
    steps: [
      [60_000_000, 5],
      [250_000_000, 15],
      [500_000_000, 25],
      [5_000_000_000, 30],
      [Infinity, 35],
    ],
  },
]

/** Yearly tax-free income (PTKP) by its parts; up to three dependants count. */
export const TAX_FREE: readonly (Law & { self: number; married: number; dependant: number })[] = [
  { ...PTKP, self: 54_000_000, married: 4_500_000, dependant: 4_500_000 },
]

/** Deductible costs: a percentage of the gross, up to an amount per month. */
type Cost = Law & { percent: number; monthly: number }
export const JOB_COST: readonly Cost[] = [
  { ...PMK_168, rule: 'PMK 168/2023 § 10(2)', percent: 5, monthly: 500_000 },
]
export const PENSION_COST: readonly Cost[] = [
  { ...PMK_168, rule: 'PMK 168/2023 § 10', check: 'two', percent: 5, monthly: 200_000 },
]

/** Taxable income is rounded down to a multiple of this. */
export const ROUNDED_TO: readonly (Law & { amount: number })[] = [
  { ...PMK_168, rule: 'PMK 168/2023 § 8(4)', amount: 1_000 },
]

/** A worker's contributions for old age (pension fund, JHT, JP) and zakat through the employer are deducted in full. */
export const OWN_CONTRIBUTIONS: Law = { ...PMK_168, rule: 'PMK 168/2023 § 10(1)' }

/** An employer's premiums for JKK, JKM and health count as the worker's gross. */
export const PREMIUMS_ARE_GROSS: Law = { ...PMK_168, rule: 'PMK 168/2023 § 5(3)' }

/** Every month but the last uses the effective rate; the last month withholds the rest of the year's tax or refunds the excess. */
export const LAST_MONTH: Law = { ...PMK_168, rule: 'PMK 168/2023 § 15(1)' }

/** For people who become or cease to be liable during the year, the net is extrapolated to a whole year and the tax reduced to the months. */
export const PART_OF_YEAR: Law = { ...PMK_168, rule: 'PMK 168/2023 § 15(3)' }

/** Pay by the day: tax-free up to an amount, a percentage up to another, above that the scale on half of the day's gross. */
export const BY_THE_DAY: readonly (Law & {
  freeUpTo: number
  upTo: number
  percent: number
  scaleOn: number
})[] = [
  {
    ...PMK_168,
    rule: 'PP 58/2023 Lampiran D; PMK 168/2023 § 12(2), 16',
    check: 'two',
    freeUpTo: 450_000,
    upTo: 2_500_000,
    percent: 0.5,
    scaleOn: 50,
  },
]
