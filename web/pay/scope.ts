import type { PayOf } from '#shared/contract/pay/pay.ts'
import { useWords } from '#web/platform/locale.ts'

/**
 * The group that a figure describes, as text: "Perawat di Kota Surabaya", "bagian Logistik di industri Ritel di Jawa
 * Barat".
 */
export function useScope(): (of: PayOf) => string {
  const { of: words, years: bands } = useWords('pay')
  const { industries, city, province } = useWords('companies')
  const { departments, jobTypes } = useWords('reviews')
  return of => {
    const work = [
      of.role ?? (of.department ? words.department(departments[of.department]) : words.all),
      of.job_type && jobTypes[of.job_type].toLowerCase(),
      of.industry && words.industry(industries[of.industry]),
    ].filter(Boolean)
    const place = of.city ? city(of.city) : of.province && province(of.province)
    return [work.join(' '), place && words.place(place), of.years !== null && words.years(bands[of.years])]
      .filter(Boolean)
      .join(' ')
  }
}
