import type { RefObject } from 'react'
import type { HolidayAllowance } from '#shared/rules/money/holiday-allowance.ts'
import { useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Result } from '../calculation/result.tsx'
import { Slip, type SlipLine } from '../calculation/slip.tsx'
import { useMoney } from '../calculation/use-money.ts'
import { useMonths } from './months.ts'
import { Figure } from '#web/ui/charts/figure.tsx'

/** The amount of the allowance, as months of twelve and line by line. */
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

const WIDTH = 100 / 12

/** A wage divided into twelve months: months of service are coloured. */
function TwelveMonths({ wage, months }: { wage: number; months: number }) {
  const { figure, numbers } = useWords('thr')
  const { rupiah } = useMoney()
  const worked = Math.min(months, 12)
  const caption =
    worked === 0
      ? figure.none
      : worked === 12
        ? figure.whole
        : figure.share(numbers[worked] ?? '', rupiah(Math.round(wage / 12)))
  return (
    <Figure caption={caption}>
      <svg width="100%" height="44" role="img" aria-label={figure.spoken(worked)}>
        {Array.from({ length: 12 }, (_, place) => (
          <rect
            key={place}
            className={place < worked ? 'c-nila' : 'twelve-open'}
            x={`${Math.round(place * WIDTH * 10) / 10}%`}
            y="1"
            width="7.2%"
            height="42"
          />
        ))}
      </svg>
    </Figure>
  )
}
