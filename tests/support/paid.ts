import { payKeys } from '#server/authorship/keys.ts'
import { countPay, type PayOf } from '#server/pay/count.ts'
import { takeSnapshot } from '#server/pay/snapshot/snapshot.ts'
import type { WaitingPay } from '#server/pay/pending-pay.ts'
import { addDays } from '#server/platform/clock.ts'
import { loadPlaces } from '#server/places/places.ts'
import type { TestApp } from './app.ts'
import { newManageCode } from './reviews.ts'

type Paid = Partial<Omit<WaitingPay, 'keys'> & PayOf & { week: string }>

/** By default no two amounts are from the same fortnight. */
let weeks = 0
const aWeek = (): string => addDays('2026-01-05', 14 * (weeks++ % 100))

/** Amounts that count from the next snapshot on; returns their codes. */
export async function pay(it: TestApp, companyId: string | null, ...amounts: Paid[]): Promise<string[]> {
  const codes = amounts.map(newManageCode)
  const waited = amounts.map((amount, at) => ({
    pay: {
      base: amount.base ?? 6_000_000,
      allowances: amount.allowances ?? null,
      thr_months: amount.thr_months ?? null,
      bonus_months: amount.bonus_months ?? null,
      years: amount.years ?? null,
      comment: amount.comment ?? null,
      keys: payKeys(it.secrets, codes[at] as string),
    },
    of: {
      company_id: companyId,
      department: amount.department ?? 'logistics',
      job_type: amount.job_type ?? 'employee',
      role: amount.role ?? null,
      city: amount.city ?? '32.75',
      year: amount.year ?? 2026,
      given_in: amount.given_in ?? amount.year ?? 2026,
    },
    isNewcomer: true,
    week: amount.week ?? aWeek(),
  }))
  await it.db.begin('content', tx => countPay(tx, it.secrets, waited))
  return codes
}

/** A number of amounts, Rp 100,000 apart. */
export const steps = (count: number, amount: Paid = {}): Paid[] =>
  Array.from({ length: count }, (_, at) => ({ base: 6_000_000 + at * 100_000, ...amount }))

/** Calculates the figures of the next Monday. */
export async function nextMonday(it: TestApp): Promise<void> {
  it.clock.move(7 * 86_400_000)
  await takeSnapshot(it, await loadPlaces(it.db.content))
}
