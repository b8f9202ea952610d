import type { PayOutcome } from '#shared/rules/pay-outcome.ts'
import type { Comparison } from '#shared/contract/pay/pay.ts'
import { useFormats } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { YouAreHere } from '#web/ui/charts/pay/you-are-here.tsx'
import { payAxis } from '../axis.ts'
import { bandOf } from '../band.ts'
import { quartilesOf } from '../quartiles.ts'
import { wageName } from '../company/wage-name.ts'
import type { Compared } from './compared.ts'
import { useCompareWords } from './words.ts'

type Props = { compared: Compared; outcome: PayOutcome; beside: NonNullable<Comparison['beside']> }

/** The range with your line in it, below, within or above it in three parts, and the same in a sentence. */
export function WhereYouAre({ compared, outcome, beside: { range } }: Props) {
  const format = useFormats()
  const words = useCompareWords()
  const { comparing, pay: shared } = words
  const { pay, figures } = compared
  const { millions, rupiah } = format
  const wage = figures.minimum_wage
  const spoken =
    comparing.chart(rupiah(pay), millions(range.p25), millions(range.p75), millions(range.p50)) +
    (wage ? comparing.chartWage(wageName(wage, words.payroll, words.companies), rupiah(wage.amount)) : '')
  return (
    <Figure caption={<Finding compared={compared} outcome={outcome} range={range} />}>
      <YouAreHere
        you={{ at: pay, title: comparing.here, value: rupiah(pay) }}
        range={quartilesOf(range)}
        axis={payAxis([range], shared.millions, { others: [pay, ...(wage ? [wage.amount] : [])] })}
        {...(wage && {
          minimum: { at: wage.amount, label: words.payroll.wage.short[wage.level](millions(wage.amount)) },
        })}
        labels={{ q1: millions(range.p25), median: millions(range.p50), q3: millions(range.p75) }}
        text={spoken}
      />
      <ol className="payband" aria-label={comparing.bands.label}>
        {(['below', 'within', 'above'] as const).map(place => (
          <li
            key={place}
            className={place === outcome.place ? 'payband-now' : undefined}
            aria-current={place === outcome.place ? 'true' : undefined}
          >
            {comparing.bands[place]}
          </li>
        ))}
      </ol>
    </Figure>
  )
}

type Told = Omit<Props, 'beside'> & { range: Props['beside']['range'] }

function Finding({ compared: { pay, figures, short }, outcome, range }: Told) {
  const format = useFormats()
  const { comparing: words, pay: shared, payroll, companies } = useCompareWords()
  const { rupiah, day } = format
  const { above_median: above, percentile } = outcome
  const wage = figures.minimum_wage
  const named = wage && wageName(wage, payroll, companies)
  return (
    <>
      {words.median(rupiah(range.p50))}
      {above === 0 ? words.from.same : words.from[above > 0 ? 'above' : 'below'](rupiah(Math.abs(above)))}
      {shareOf(percentile, words.share, format.count)}
      {wage &&
        named &&
        short === 0 &&
        (pay === wage.amount ? words.wageSame(named) : words.wageAbove(rupiah(pay - wage.amount), named))}
      {figures.as_of && words.people(shared.people(bandOf(range.people, format)), day(figures.as_of))}
    </>
  )
}

type ShareWords = {
  between: (a: string, b: string) => string
  under: (a: string) => string
  over: (a: string) => string
}

function shareOf(
  { from, to }: PayOutcome['percentile'],
  words: ShareWords,
  count: (value: number) => string,
): string {
  if (from === 0) return words.under(count(to))
  return to === 100 ? words.over(count(from)) : words.between(count(from), count(to))
}
