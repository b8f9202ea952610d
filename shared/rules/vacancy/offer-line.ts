import type { SalaryPeriod } from '../../contract/keys.ts'

const MILLION = 1_000_000

type Offer = { from: number; to: number | null; period: SalaryPeriod }
type Words = {
  offer: { none: string } & Record<SalaryPeriod, (from: string, to: string | null) => string>
}
export type OfferFormat = Record<'decimal' | 'rupiah' | 'count', (amount: number) => string>

/** "Rp 6,2–6,9 juta sebulan", "Rp 45.000–60.000 per jam", or the text for no offer. */
export function offerLine(
  offer: Offer | null,
  { offer: words }: Words,
  { decimal, rupiah, count }: OfferFormat,
): string {
  if (offer === null) return words.none
  const { from, to, period } = offer
  if (period === 'hour') return words.hour(rupiah(from), to === null ? null : count(to))
  return words[period](decimal(from / MILLION), to === null ? null : decimal(to / MILLION))
}
