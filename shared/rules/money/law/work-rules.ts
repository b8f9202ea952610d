import type { Law } from './law.ts'

const PP_35 = { from: '2021-02-02' } as const

/** An hour's wage is a month's wage divided by this. */
export const HOUR_OF_MONTH: Law & { divisor: number } = {
  ...PP_35,
  rule: 'PP 35/2021 § 32',
  check: 'read',
  divisor: 173,
}

/** Overtime: consecutive numbers of hours with their multiple of an hour's wage. */
export const OVERTIME = {
  working_day: {
    ...PP_35,
    rule: 'PP 35/2021 § 31(1)',
    check: 'read',
    hours: [
      [1, 1.5],
      [Infinity, 2],
    ],
  },
  rest_of_six: {
    ...PP_35,
    rule: 'PP 35/2021 § 31(2)',
    check: 'two',
    hours: [
      [7, 2],
      [1, 3],
      [3, 4],
    ],
  },
  shortest_of_six: {
    ...PP_35,
    rule: 'PP 35/2021 § 31(2)',
    check: 'two',
    hours: [
      [5, 2],
      [1, 3],
      [3, 4],
    ],
  },
  rest_of_five: {
    ...PP_35,
    rule: 'PP 35/2021 § 31(3)',
    check: 'read',
    hours: [
      [8, 2],
      [1, 3],
      [3, 4],
    ],
  },
} as const satisfies Record<string, Law & { hours: readonly (readonly [hours: number, times: number])[] }>

/** Severance in month wages by full years of service; further years count as the last entry. */
export const SEVERANCE: Law & { byYears: readonly number[] } = {
  ...PP_35,
  rule: 'PP 35/2021 § 40(2)',
  check: 'two',
  byYears: [1, 2, 3, 4, 5, 6, 7, 8, 9],
}

/** Service pay (UPMK) in month wages, from a number of years on. */
export const SERVICE_PAY: Law & { fromYears: readonly (readonly [years: number, wages: number])[] } = {
  ...PP_35,
  rule: 'PP 35/2021 § 40(3)',
  check: 'two',
  fromYears: [
    [3, 2],
    [6, 3],
    [9, 4],
    [12, 5],
    [15, 6],
    [18, 7],
    [21, 8],
    [24, 10],
  ],
}

/** The final tax on both together. */
export const SEVERANCE_TAX: Law & { steps: readonly (readonly [upTo: number, percent: number])[] } = {
  rule: 'PP 68/2009',
  check: 'single',
  from: '2009-11-16',
  steps: [
    [50_000_000, 0],
    [100_000_000, 5],
    [500_000_000, 15],
    [Infinity, 25],
  ],
}
