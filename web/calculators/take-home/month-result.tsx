import type { RefObject } from 'react'
import { PENSION_KNOWN_UNTIL } from '#shared/rules/money/law/social-security.ts'
import type { Line } from '#shared/rules/money/line.ts'
import type { Paid, PaySlip } from '#shared/rules/money/take-home.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Result } from '../reckoning/result.tsx'
import { Slip, type SlipLine } from '../reckoning/slip.tsx'
import { useMoney } from '../reckoning/use-money.ts'
import { CutBar } from './cut-bar.tsx'
import { useHow } from './how.ts'
import { WhyThisGross } from './why-this-gross.tsx'

/** What reaches one in an ordinary month, as a bar and as a pay slip. */
export function MonthResult({
  paid,
  slip,
  heading,
}: {
  paid: Paid
  slip: PaySlip
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const words = useWords('payslip')
  const law = useWords('law')
  const { month } = useFormats()
  const isLast = paid.month.endsWith('-12')
  const { rupiah } = useMoney()
  return (
    <>
      <Result
        heading={heading}
        kicker={words.kicker}
        about={words.for(
          rupiah(paid.wage),
          paid.status,
          isLast ? words.ordinary(paid.month.slice(0, 4)) : month(paid.month),
        )}
        name={words.yours}
        value={rupiah(slip.net)}
      >
        <CutBar slip={slip} />
      </Result>
      <Section title={law.lines}>
        <Slip lines={useLines(paid, slip)} />
        {isLast && <p className="note">{words.settles}</p>}
        {paid.employment && paid.month > PENSION_KNOWN_UNTIL && <p className="note">{words.later}</p>}
        <WhyThisGross paid={paid} slip={slip} />
      </Section>
    </>
  )
}

function useLines(paid: Paid, slip: PaySlip): SlipLine[] {
  const words = useWords('payslip')
  const { plain, minus, rupiah } = useMoney()
  const how = useHow()
  const { byRate } = slip
  const tax: Line = {
    key: 'tax',
    amount: slip.tax,
    base: slip.gross,
    ...(byRate && { rate: byRate.rate, law: byRate.law }),
  }
  return [
    { key: 'wage', name: words.wage.name, how: words.wage.how, amount: plain(paid.wage), kind: 'sum' },
    ...[...slip.worker, tax].map(line => ({
      key: line.key,
      name: words.cuts[line.key as keyof typeof words.cuts].name,
      how: how(line) + (line.key === 'tax' && byRate ? `, ${words.how.category(byRate.category)}` : ''),
      law: line.law,
      amount: minus(line.amount),
    })),
    { key: 'net', name: words.net, amount: rupiah(slip.net), kind: 'end' },
  ]
}
