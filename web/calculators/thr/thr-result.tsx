import type { RefObject } from 'react'
import type { HolidayAllowance } from '#shared/rules/money/holiday-allowance.ts'
import { useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Result } from '../reckoning/result.tsx'
import { Slip, type SlipLine } from '../reckoning/slip.tsx'
import { useMoney } from '../reckoning/use-money.ts'
import { useMonths } from './months.ts'
import { TwelveMonths } from './twelve-months.tsx'

/** How much, as months of twelve and line by line. */
export function ThrResult({
  service,
  due,
  heading,
}: {
  service: { wage: number; months: number }
  due: HolidayAllowance
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const words = useWords('thr')
  const law = useWords('law')
  const { rupiah } = useMoney()
  const months = useMonths()
  return (
    <>
      <Result
        heading={heading}
        kicker={words.kicker}
        about={words.for(rupiah(service.wage), months(service.months))}
        name={words.yours}
        value={rupiah(due.amount)}
      >
        <TwelveMonths {...service} />
      </Result>
      <Section title={law.lines}>
        <Slip lines={useLines(due)} />
      </Section>
    </>
  )
}

function useLines({ lines }: HolidayAllowance): SlipLine[] {
  const words = useWords('thr').lines
  const { plain, rupiah } = useMoney()
  return lines.map(({ key, amount, share, base = 0, law }) => {
    const isDue = key === 'whole' || key === 'share' || key === 'none'
    return {
      key,
      name: words[key].name,
      how: key === 'share' ? words.share.how(share?.[0] ?? 0, plain(base)) : words[key].how,
      law,
      amount: isDue ? rupiah(amount) : plain(amount),
      kind: isDue ? ('end' as const) : ('sum' as const),
    }
  })
}
