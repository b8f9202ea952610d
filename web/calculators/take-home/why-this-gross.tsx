import type { Paid, PaySlip } from '#shared/rules/money/take-home.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { Slip } from '../reckoning/slip.tsx'
import { useMoney } from '../reckoning/use-money.ts'
import { useHow } from './how.ts'

/** Why the tax is of more than the wage, and which step of the effective rates it falls into. */
export function WhyThisGross({ paid, slip }: { paid: Paid; slip: PaySlip }) {
  const { why, wage, employer } = useWords('payslip')
  const { plain } = useMoney()
  const how = useHow()
  return (
    <Disclosure summary={why.title(plain(slip.gross))}>
      <p className="calc-p">{slip.premiums.length > 0 ? why.premiums : why.same}</p>
      <Slip
        small
        lines={[
          { key: 'wage', name: wage.name, amount: plain(slip.pay) },
          ...slip.premiums.map(line => ({
            key: line.key,
            name: employer[line.key as keyof typeof employer],
            how: how(line),
            law: line.law,
            amount: plain(line.amount),
          })),
          { key: 'sum', name: why.sum, amount: plain(slip.gross), kind: 'end' },
        ]}
      />
      <p className="calc-p">{useStep(paid, slip)}</p>
      <p className="calc-p">{why.cliff}</p>
    </Disclosure>
  )
}

function useStep({ status }: Paid, { byRate }: PaySlip): string | undefined {
  const { why } = useWords('payslip')
  const { rate } = useFormats()
  const { plain } = useMoney()
  if (!byRate) return undefined
  const { category, above, upTo, rate: percent } = byRate
  if (percent === 0) return why.lowest(plain(upTo), category, status)
  return upTo === Infinity
    ? why.highest(plain(above), rate(percent), category, status)
    : why.step(plain(above), plain(upTo), rate(percent), category, status)
}
