import type { TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { RangeLine } from '#web/ui/charts/ranges/salary-strip.tsx'
import type { Axis } from '#web/ui/charts/weigh/strip.tsx'
import { RankList, RankRow } from '#web/ui/layout/rank.tsx'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { payAxis } from '../axis.ts'
import { bandOf } from '../band.ts'
import { quartilesOf } from '../quartiles.ts'
import './company-pay-row.css'

export type PaidCompany = Pick<TopSalaries['companies'][number], 'company' | 'range'> &
  Partial<Pick<TopSalaries['companies'][number], 'department'>>

/**
 * Companies with their pay, the highest median first; `department` is shown if the rows are of different departments.
 */
export function PaidCompanies({ companies }: { companies: readonly PaidCompany[] }) {
  const { axisEnd } = useWords('pay')
  const axis = payAxis(
    companies.map(({ range }) => range),
    axisEnd,
  )
  return (
    <div className="paid">
      <Bands ids={companies.map(({ company }) => company.id)} />
      <RankList>
        {companies.map(one => (
          <Row key={`${one.company.id} ${one.department}`} {...one} axis={axis} />
        ))}
      </RankList>
    </div>
  )
}

function Row({ company, department, range, axis }: PaidCompany & { axis: Axis }) {
  const locale = useLocale()
  const format = useFormats()
  const pay = useWords('pay')
  const { city } = useWords('companies')
  const { departments } = useWords('reviews')
  const place = company.city && city(company.city.name)
  return (
    <RankRow
      id={company.id}
      name={company.name}
      href={href(locale, 'companySalaries', { id: company.slug }, { department })}
      sub={[department && departments[department], place].filter(Boolean).join(', ')}
      figure={format.millions(range.p50)}
      outOf={pay.spoken(format.millions(range.p25), format.millions(range.p75))}
      unit={pay.people(bandOf(range.people, format))}
      more={<RangeLine range={quartilesOf(range)} axis={axis} />}
    />
  )
}
