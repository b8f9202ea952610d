import type { PaySlip } from '#shared/rules/money/take-home.ts'
import { useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Slip } from '../reckoning/slip.tsx'
import { useMoney } from '../reckoning/use-money.ts'
import { useHow } from './how.ts'

/** What the company pays beside the wage. */
export function EmployerPart({ slip }: { slip: PaySlip }) {
  const { employer } = useWords('payslip')
  const { plain, rupiah } = useMoney()
  const how = useHow()
  if (slip.employer.length === 0) return null
  return (
    <Section title={employer.title} small>
      <Slip
        small
        lines={[
          ...slip.employer.map(line => ({
            key: line.key,
            name: employer[line.key],
            how: how(line),
            law: line.law,
            amount: plain(line.amount),
          })),
          { key: 'cost', name: employer.cost, amount: rupiah(slip.cost), kind: 'end' },
        ]}
      />
    </Section>
  )
}
