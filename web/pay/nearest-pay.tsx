import type { Comparison } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { ComparePay } from './compare-pay.tsx'
import { PayFigure } from './figure.tsx'
import { useScope } from './scope.ts'
import { WageSource } from './wage-source.tsx'

/** The requested figure, or the nearest wider one with a note, and the minimum wage of the place. */
export function NearestPay({ pay: { benchmark, wider, minimum_wage, role, city } }: { pay: Comparison }) {
  const scope = useScope()
  const { nearest: words } = useWords('pay')
  return (
    <>
      {benchmark && wider && <p className="note">{words.wider(scope(benchmark.of))}</p>}
      {benchmark ? <PayFigure range={benchmark.range} /> : <p>{words.none}</p>}
      {minimum_wage && <MinimumWage wage={minimum_wage} median={benchmark?.range.p50} />}
      {benchmark && role && <ComparePay selection={{ job_role: role.id, ...(city && { city: city.id }) }} />}
    </>
  )
}

type Wage = NonNullable<Comparison['minimum_wage']>

function MinimumWage({ wage, median }: { wage: Wage; median: number | undefined }) {
  const format = useFormats()
  const { nearest: words } = useWords('pay')
  const { city, province } = useWords('companies')
  const place = wage.level === 'regency' ? city(wage.place) : province(wage.place)
  return (
    <p className="note">
      {words.minimum(place, String(wage.year), format.rupiah(wage.amount))}{' '}
      {median !== undefined && median < wage.amount && <b className="strip-low">{words.below}</b>}{' '}
      <WageSource wage={wage} />
    </p>
  )
}
