import type { Locale } from '#shared/locale.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { formats } from '#web/platform/formats.ts'
import type { AllWords } from '#web/platform/words.ts'
import { sentPay, type PayAnswers } from './answers.ts'

/** Pay as it will be sent: each answered part with its label. */
export function payLines(
  answers: PayAnswers,
  { fields, salary }: AllWords['writing'],
  locale: Locale,
): { label: string; value: string }[] {
  const sent = sentPay(answers)
  const money = (amount: number | null) => (amount === null ? '' : formatRupiah(amount, locale))
  const months = (count: number | null) =>
    count === null ? '' : salary.months(formats(locale).decimal(count))
  const { bands } = fields.years_in_role
  const years = answers.years_in_role as unknown as keyof typeof bands
  const parts = [
    { label: fields.fixed_allowances.label, value: money(sent?.fixed_allowances ?? null) },
    { label: fields.thr_months.label, value: months(sent?.thr_months ?? null) },
    { label: fields.bonus_months.label, value: months(sent?.bonus_months ?? null) },
    { label: fields.years_in_role.label, value: (sent && bands[years]) ?? '' },
  ]
  return [
    { label: fields.monthly_salary.label, value: money(sent?.monthly_salary ?? null) },
    ...parts.filter(({ value }) => value !== ''),
  ]
}
