import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { bandOf } from '#web/pay/band.ts'
import { payAxis } from '#web/pay/axis.ts'
import { useScope } from '#web/pay/scope.ts'
import { AxisTicks } from '#web/ui/charts/weigh/strip.tsx'
import { Weigh } from '#web/ui/charts/weigh/weigh.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OfferKey } from './offer-key.tsx'
import { useOffer } from './use-offer.ts'
import { monthLine, wageLine } from './offer-line.ts'
import { rangesOf } from './offer-scale.ts'

type Props = Pick<VacancyPage, 'vacancy' | 'minimum_wage' | 'company_pay' | 'is_open'>

/** A large chart of the offer above actual pay; it comes before the text of the advertisement. */
export function JobScale(props: Props) {
  const { verdict: titles } = useWords('jobs').job
  const { offer, benchmark } = props.vacancy
  const title = !offer ? titles.unsaid : benchmark?.verdict ? titles[benchmark.verdict] : titles.unknown
  return (
    <Section title={title}>
      <Scale {...props} />
      <PaidHere {...props} />
    </Section>
  )
}

function Scale({ vacancy, minimum_wage, is_open }: Props) {
  const { job: words } = useWords('jobs')
  const pay = useWords('pay')
  const offerOf = useOffer()
  const { offer, benchmark } = vacancy
  return (
    <Figure caption={<Finding vacancy={vacancy} minimum_wage={minimum_wage} />}>
      {offer && (
        <p className="job-scale">
          <span>{is_open ? words.offered : words.offeredThen}</span> <b>{offerOf(offer)}</b>
        </p>
      )}
      {(offer || benchmark) && <Drawn vacancy={vacancy} minimum={minimum_wage?.amount ?? null} />}
      {benchmark && <Paid benchmark={benchmark} />}
      {(offer || benchmark) && (
        <OfferKey
          offered={offer !== null}
          paid={benchmark !== null}
          minimum={minimum_wage ? pay.minimumWage : null}
        />
      )}
    </Figure>
  )
}

function Drawn({
  vacancy: { offer, benchmark },
  minimum,
}: Pick<Props, 'vacancy'> & { minimum: number | null }) {
  const pay = useWords('pay')
  const { job: words } = useWords('jobs')
  const { millions } = useFormats()
  const monthly = offer?.monthly ?? null
  const range = benchmark?.range ?? null
  const others = [...(monthly ? [monthly.from, monthly.to] : []), ...(minimum ? [minimum] : [])]
  const axis = payAxis(range ? [range] : [], pay.axisEnd, { others })
  return (
    <>
      {monthly && range && (
        <p className="vh">
          {words.spoken(
            millions(monthly.from),
            millions(monthly.to),
            millions(range.p25),
            millions(range.p50),
            millions(range.p75),
          )}
        </p>
      )}
      <Weigh {...rangesOf({ offer, benchmark })} minimum={minimum} span={axis} large />
      <AxisTicks axis={axis} />
    </>
  )
}

function Paid({ benchmark }: { benchmark: NonNullable<Props['vacancy']['benchmark']> }) {
  const { job: words } = useWords('jobs')
  const pay = useWords('pay')
  const scope = useScope()
  const format = useFormats()
  const { range, of } = benchmark
  return (
    <p className="job-scale">
      <span>{words.paid(scope(of))}</span>{' '}
      <span>
        {words.half(
          pay.range(format.millions(range.p25), format.millions(range.p75)),
          pay.people(bandOf(range.people, format)),
        )}
      </span>
    </p>
  )
}

/** The chart's statement as a sentence. */
function Finding({ vacancy: { offer, benchmark }, minimum_wage }: Pick<Props, 'vacancy' | 'minimum_wage'>) {
  const jobs = useWords('jobs')
  const { job: words } = jobs
  const companies = useWords('companies')
  const format = useFormats()
  const { rupiah } = format
  if (!benchmark && !offer) return words.unknown
  if (!offer) return benchmark && words.unsaid(rupiah(benchmark.range.p50))
  const { from, to } = offer.monthly
  const month = monthLine(offer, jobs, format)
  const wage = minimum_wage && wageLine(offer, minimum_wage, { jobs, companies }, format)
  return (
    <>
      {benchmark
        ? words.middle(rupiah((from + to) / 2), rupiah(benchmark.range.p50), from === to)
        : words.unknown}{' '}
      {month && words.converted(month)}{' '}
      {wage?.isBelow ? <b className="job-below">{wage.text}</b> : wage?.text}
    </>
  )
}

/** Actual pay in this company's department, if it is published. */
function PaidHere({ vacancy: { department }, company_pay }: Props) {
  const { job: words } = useWords('jobs')
  const { departments } = useWords('reviews')
  const { monthly, half, range: between } = useWords('pay')
  const { rupiah, millions } = useFormats()
  if (!company_pay) return null
  const { range } = company_pay
  return (
    <p>
      {words.here(departments[department])}: <b>{rupiah(range.p50)}</b> ({monthly}).{' '}
      {half(between(millions(range.p25), millions(range.p75)))}
    </p>
  )
}
