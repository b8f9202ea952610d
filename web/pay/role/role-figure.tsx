import type { RolePay } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { Gap } from '#web/ui/charts/gap/gap.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { PayFigure } from '../figure.tsx'
import { ComparePay } from '../compare-pay.tsx'
import { useScope } from '../scope.ts'
import { gapOf, payTrend, type PayTrend } from './pay-trend.ts'
import './role.css'

/** What a role earns, and what became of its distance to the minimum wage; or why that is not told, and what is nearest. */
export function RoleFigure({ pay }: { pay: RolePay }) {
  const { role: words } = useWords('positions')
  const { range, years } = pay
  if (range === null) return <Few pay={pay} />
  const trend = payTrend(years)
  return (
    <Section title={trend ? words.trend[trend.kind] : words.pay} bare>
      <div className="rolepay">
        <div>
          <PayFigure range={range} />
          <ComparePay asked={{ job_role: pay.role.id }} />
        </div>
        {trend && <GapFigure years={years} trend={trend} />}
      </div>
    </Section>
  )
}

function Few({ pay: { instead } }: { pay: RolePay }) {
  const scope = useScope()
  const { few } = useWords('positions').role
  return (
    <Section title={few.title} bare>
      <p className="find">{few.body}</p>
      {instead && (
        <>
          <p className="note">{few.nearest(scope(instead.of))}</p>
          <PayFigure range={instead.range} />
        </>
      )}
    </Section>
  )
}

function GapFigure({ years, trend }: { years: RolePay['years']; trend: PayTrend }) {
  const format = useFormats()
  const { gap: words } = useWords('positions').role
  const { first, last } = trend
  const text =
    words.text(String(first.year), String(last.year), format.millions(first.p50), format.millions(last.p50)) +
    words.textMinimum(format.millions(first.minimum_wage), format.millions(last.minimum_wage))
  const caption =
    trend.kind === 'under'
      ? words.gapUnder(format.rupiah(-gapOf(last)))
      : words.gap(String(first.year), format.rupiah(gapOf(first)), format.rupiah(gapOf(last)))
  return (
    <Figure caption={caption}>
      <Gap
        points={years.map(({ year, p50, minimum_wage }) => ({
          label: String(year),
          value: p50,
          other: minimum_wage,
        }))}
        format={format.millions}
        text={`${text} ${caption}`}
      />
      <Key
        items={[
          { shape: 'line', label: words.pay },
          { shape: 'minline', label: words.minimum },
        ]}
      />
    </Figure>
  )
}
