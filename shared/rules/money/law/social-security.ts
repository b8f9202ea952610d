import type { Law } from './law.ts'

/** Risk groups of JKK, lowest first. */
export const RISKS = ['very_low', 'low', 'medium', 'high', 'very_high'] as const
export type Risk = (typeof RISKS)[number]

/** Contributions to BPJS in percent of a month's wage (base and fixed allowances), up to a ceiling if any. */
export type Rates = Law & { worker?: number; employer?: number; ceiling?: number | undefined }

const HEALTH = { check: 'two', employer: 4, worker: 1 } as const

/** From 2020 on, a wage below the place's minimum wage counts as the minimum wage. */
export const HEALTH_RATES: readonly (Rates & { fromMinimumWage: boolean })[] = [
  {
    ...HEALTH,
    rule: 'Perpres 82/2018',
    ceiling: 8_000_000,
    fromMinimumWage: false,
    from: '2018-09-18',
    to: '2019-12-31',
  },
  {
    ...HEALTH,
    rule: 'Perpres 75/2019; Perpres 59/2024 § 32',
    ceiling: 12_000_000,
    fromMinimumWage: true,
    from: '2020-01-01',
  },
]

/** Paid by the worker for each relative beyond the five covered persons, who include the worker. */
export const RELATIVE_RATES: readonly (Rates & { worker: number })[] = [
  { rule: 'Perpres 82/2018', check: 'two', worker: 1, from: '2020-01-01' },
]

export const OLD_AGE_RATES: readonly Rates[] = [
  { rule: 'PP 46/2015 § 16', check: 'two', employer: 3.7, worker: 2, from: '2015-07-01' },
]

const PENSION = { check: 'two', employer: 2, worker: 1 } as const
const LETTER = 'PP 45/2015 § 28-29; surat BPJS'

/** BPJS adjusts the ceiling each March to economic growth by a circular. */
export const PENSION_RATES: readonly Rates[] = [
  {
    ...PENSION,
    rule: `${LETTER} 2022`,
    ceiling: 9_077_600,
    from: '2022-03-01',
    to: '2023-02-28',
  },
  {
    ...PENSION,
    rule: `${LETTER} B/77/022023`,
    ceiling: 9_559_600,
    from: '2023-03-01',
    to: '2024-02-29',
  },
  {
    ...PENSION,
    rule: `${LETTER} B/1387/022024`,
    ceiling: 10_042_300,
    from: '2024-03-01',
    to: '2025-02-28',
  },
  {
    ...PENSION,
    rule: `${LETTER} B/726/022025`,
    ceiling: 10_547_400,
    from: '2025-03-01',
    to: '2026-02-28',
  },
  { ...PENSION, rule: `${LETTER} B/1226/022026`, ceiling: 11_086_300, from: '2026-03-01' },
]

/** The last month for which the pension's ceiling is known. */
export const PENSION_KNOWN_UNTIL = '2027-02'

export const ACCIDENT_RATES: readonly (Law & { byRisk: Readonly<Record<Risk, number>> })[] = [
  {
    rule: 'PP 44/2015 § 16(1)',
    check: 'two',
    from: '2015-07-01',
    byRisk: { very_low: 0.24, low: 0.54, medium: 0.89, high: 1.27, very_high: 1.74 },
  },
]

export const DEATH_RATES: readonly Rates[] = [
  { rule: 'PP 44/2015 § 18', check: 'two', employer: 0.3, from: '2015-07-01' },
]
