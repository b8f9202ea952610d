import type { Paid, PaySlip, PayYear } from '#shared/rules/money/take-home.ts'
import { useWords } from '#web/platform/locale.ts'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { Slip, type SlipLine } from '../calculation/slip.tsx'
import { useMoney } from '../calculation/use-money.ts'
import { useHow } from './how.ts'

/** Twelve months and THR, and the tax settlement in December. */
export function YearResult({ paid, slip, year }: { paid: Paid; slip: PaySlip; year: PayYear }) {
  const words = useWords('payslip').year
  const { rupiah } = useMoney()
  return (
    <Section title={words.title} small>
      <p className="calc-p">{words.lead(paid.month.slice(0, 4))}</p>
      <Leaders
        items={[
          { label: words.ordinary, value: rupiah(slip.net) },
          { label: words.holiday, value: rupiah(year.holiday.net) },
          { label: words.last, value: rupiah(year.last.net) },
          { label: words.total, value: rupiah(year.net) },
        ]}
      />
      <p className="calc-find">{useDecember(year)}</p>
      <Disclosure summary={words.why}>
        <Slip small lines={useSettlement(year)} />
      </Disclosure>
    </Section>
  )
}

/** The additional tax or refund in December. */
function useDecember({ settlement: { tax, last, withheld } }: PayYear): string {
  const words = useWords('payslip').year
  const { rupiah } = useMoney()
  if (tax === 0 && withheld.every(one => one === 0)) return words.untaxed
  if (last === 0) return words.exact
  return last > 0 ? words.more(rupiah(last)) : words.less(rupiah(-last))
}

function useSettlement({ settlement: { lines, withheld, last, law } }: PayYear): SlipLine[] {
  const { taxYear } = useWords('payslip')
  const { plain, minus } = useMoney()
  const how = useHow()
  const before = withheld.reduce((sum, one) => sum + one, 0)
  return [
    ...lines.map((line, place) => {
      const { ceiling, ...rest } = line
      const most = ceiling === undefined ? '' : `, ${taxYear.most(plain(ceiling))}`
      const isSum = line.key === 'net' || line.key === 'taxable' || line.key === 'tax'
      return {
        key: `${line.key}${place}`,
        name: taxYear[line.key],
        how: how(rest) + most,
        law: line.law,
        amount: plain(line.amount),
        kind: isSum ? ('sum' as const) : undefined,
      }
    }),
    { key: 'withheld', name: taxYear.withheld, amount: minus(before) },
    {
      key: 'last',
      name: last < 0 ? taxYear.back : taxYear.last,
      law,
      amount: plain(Math.abs(last)),
      kind: 'end',
    },
  ]
}
