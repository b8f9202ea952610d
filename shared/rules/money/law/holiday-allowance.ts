import type { Law } from './law.ts'

const PERMENAKER_6 = { from: '2016-03-08' } as const
const PP_36 = { from: '2021-02-02' } as const

/** Rules of THR: eligibility, amount, deadline; each with its source and how it was verified. */
export const HOLIDAY_ALLOWANCE = {
  /** From one month of uninterrupted service on. */
  who: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 2', check: 'read' },
  /** Twelve months or more: one month's wage. */
  whole: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 3(1)(a)', check: 'read' },
  /** Fewer: months of service / 12 × a month's wage. */
  share: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 3(1)(b)', check: 'read' },
  /** A month's wage: wage without allowances, or base and fixed allowances. */
  wage: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 3(2)', check: 'two' },
  /** Paid by the day: the average month of the last twelve, or of the months of service. */
  daily: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 3(3)', check: 'two' },
  /** Paid by the piece: the average month of the last twelve. */
  piece: { from: '2023-03-01', rule: 'SE Menaker M/3/HK.04.00/III/2026', check: 'two' },
  higher: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 4', check: 'single' },
  /** Days before the holiday. */
  deadline: { ...PP_36, rule: 'PP 36/2021 § 9(2); Permenaker 6/2016 § 5(4)', check: 'read', days: 7 },
  yearly: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 5', check: 'two' },
  twice: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 5(2)', check: 'single' },
  inFull: { from: '2023-03-01', rule: 'SE Menaker M/3/HK.04.00/III/2026', check: 'two' },
  inRupiah: { ...PERMENAKER_6, rule: 'Permenaker 6/2016', check: 'single' },
  permanentEnded: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 7(1)', check: 'two' },
  contractEnded: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 7', check: 'two' },
  transfer: { ...PERMENAKER_6, rule: 'Permenaker 6/2016', check: 'single' },
  /** Percent of the THR, due once after the deadline. */
  fine: { ...PP_36, rule: 'PP 36/2021 § 62(1); Permenaker 6/2016 § 10(1)', check: 'two', percent: 5 },
  /** The fine does not end the duty to pay. */
  stillDue: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 10(2)', check: 'two' },
  fineGoesTo: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 10', check: 'single' },
  sanctions: { ...PERMENAKER_6, rule: 'Permenaker 6/2016 § 11; PP 36/2021 § 62', check: 'two' },
  /** THR is gross income of the month in which it is paid. */
  tax: { from: '2024-01-01', rule: 'PMK 168/2023 § 5, 15', check: 'read' },
} as const satisfies Record<string, Law & { days?: number; percent?: number }>
