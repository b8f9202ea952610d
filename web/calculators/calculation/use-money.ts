import { formatRupiah } from '#shared/rules/rupiah.ts'
import { useFormats, useLocale } from '#web/platform/locale.ts'

/** Formats amounts of a slip: with currency, without, and as deduction. */
export function useMoney() {
  const locale = useLocale()
  const { count } = useFormats()
  const plain = (amount: number) => (amount < 0 ? `−${count(-amount)}` : count(amount))
  return {
    rupiah: (amount: number) =>
      amount < 0 ? `−${formatRupiah(-amount, locale)}` : formatRupiah(amount, locale),
    plain,
    minus: (amount: number) => plain(amount === 0 ? 0 : -amount),
  }
}
