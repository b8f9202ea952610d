import type { MouseEvent, Ref } from 'react'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useScope } from '../scope.ts'
import { wageName } from '../company/wage-name.ts'
import { WageSource } from '../wage-source.tsx'
import { queryOf, type Selection } from '../page/query.ts'
import type { Compared } from './compared.ts'
import { headline } from './headline.ts'
import { useCompareWords } from './words.ts'
import type { PayOutcome } from '#shared/rules/pay-outcome.ts'
import type { Comparison } from '#shared/contract/pay/pay.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { YouAreHere } from '#web/ui/charts/pay/you-are-here.tsx'
import { payAxis } from '../axis.ts'
import { bandOf } from '../band.ts'
import { quartilesOf } from '../quartiles.ts'

type Props = {
  compared: Compared
  /** The requested work and place, as text and as parameters. */
  what: string
  selection: Selection
  heading: Ref<HTMLHeadingElement>
  changePlace: (event: MouseEvent, name: string) => void
  /** Id of the form's heading. */
  form: string
}

/** The result: a sentence, the user's line in the range, and a warning below the minimum wage. */
export function OutcomeSection({ compared, what, selection, heading, changePlace, form }: Props) {
  const { comparing: words } = useCompareWords()
  const scope = useScope()
  const { figures, outcome } = compared
  const { benchmark, wider } = figures
  const shown = benchmark ? scope(benchmark.of) : what
  return (
    <>
      <Kicker>
        <b>{shown.charAt(0).toUpperCase() + shown.slice(1)}</b>
        <a href={`#${form}`}>{words.change}</a>
      </Kicker>
      <h1 ref={heading} tabIndex={-1}>
        {headline(compared, words)}
      </h1>
      {benchmark && wider && <p className="note">{words.wider(what, scope(benchmark.of))}</p>}
      {figures.without.includes('job_type') && <p className="note">{words.allTypes}</p>}
      {figures.without.includes('years') && <p className="note">{words.allYears}</p>}
      {benchmark && outcome ? (
        <WhereYouAre compared={compared} outcome={outcome} benchmark={benchmark} />
      ) : (
        <p className="find">{words.unknown(what)}</p>
      )}
      <UnderWage compared={compared} />
      <Namesakes {...{ figures, selection, changePlace }} />
    </>
  )
}

type NamesakesProps = Pick<Compared, 'figures'> & Pick<Props, 'selection' | 'changePlace'>

/** Other places with a similar name; with JavaScript the link submits the form again, so that the pay is not lost. */
function Namesakes({ figures: { city, namesakes }, selection, changePlace }: NamesakesProps) {
  const locale = useLocale()
  const { comparing, companies } = useCompareWords()
  if (!city || namesakes.length === 0) return null
  const question = comparing.namesakes(companies.city(city.name))
  return (
    <div className="payelse">
      <p className="note">{question}</p>
      <Chips label={question}>
        {namesakes.map(({ id, name }) => (
          <Chip
            key={id}
            href={href(locale, 'comparePay', {}, queryOf({ ...selection, city: id }))}
            onClick={event => changePlace(event, companies.city(name))}
          >
            {companies.city(name)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}

function UnderWage({ compared: { figures, short } }: Pick<Props, 'compared'>) {
  const { rupiah } = useFormats()
  const { comparing, payroll } = useCompareWords()
  const companies = useWords('companies')
  const wage = figures.minimum_wage
  if (short === 0 || !wage) return null
  const { title, body, other } = comparing.short
  return (
    <Notice kind="warn">
      <p>
        <b>{title(rupiah(short), wageName(wage, payroll, companies))}</b>
      </p>
      <p>
        {body} {other}
      </p>
      <p>
        <WageSource wage={wage} />
      </p>
    </Notice>
  )
}

type WhereYouAreProps = {
  compared: Compared
  outcome: PayOutcome
  benchmark: NonNullable<Comparison['benchmark']>
}

/**
 * The range with the user's line; the parts below, within and above the quartiles are labelled, and a sentence says the
 * same.
 */
function WhereYouAre({ compared, outcome, benchmark: { range } }: WhereYouAreProps) {
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
        axis={payAxis([range], shared.axisEnd, { others: [pay, ...(wage ? [wage.amount] : [])] })}
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

type FindingProps = Omit<WhereYouAreProps, 'benchmark'> & { range: WhereYouAreProps['benchmark']['range'] }

function Finding({ compared: { pay, figures, short }, outcome, range }: FindingProps) {
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
