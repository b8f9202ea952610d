import type { Line } from '#shared/rules/money/line.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { useMoney } from '../calculation/use-money.ts'

/** Formula of a line: "1% × 6.800.000, batas upah 11.086.300". */
export function useHow(): (line: Line) => string {
  const { how } = useWords('payslip')
  const { rate } = useFormats()
  const { plain } = useMoney()
  return ({ base, rate: percent, share, ceiling, floor }) =>
    [
      base !== undefined && percent !== undefined ? how.rate(rate(percent), plain(base)) : undefined,
      base !== undefined && share ? `${plain(base)} ${how.share(...share)}` : undefined,
      ceiling === undefined ? undefined : how.ceiling(plain(ceiling)),
      floor === undefined ? undefined : how.floor(plain(floor)),
    ]
      .filter(part => part !== undefined)
      .join(', ')
}
