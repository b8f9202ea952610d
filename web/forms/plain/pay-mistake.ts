import { formatRupiah } from '#shared/rules/rupiah.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { SALARY } from '#shared/rules/pay-limits.ts'
import type { FieldPay } from './field-pay.ts'

/** Error message for typed pay that is invalid or ambiguous. */
export function usePayMistake(pay: FieldPay): string | undefined {
  const locale = useLocale()
  const words = useWords('amount')
  if (pay.kind === 'amount') return undefined
  if (pay.kind === 'ask') return words.ask
  const text = words.wrong[pay.why]
  if (typeof text === 'string') return text
  return text(formatRupiah(pay.why === 'too_low' ? SALARY.min : SALARY.max, locale))
}
