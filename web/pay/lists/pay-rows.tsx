import type { ReactNode } from 'react'
import type { PayRange } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { RangeLine } from '#web/ui/charts/ranges/salary-strip.tsx'
import { AxisTicks } from '#web/ui/charts/weigh/strip.tsx'
import { payAxis } from '../axis.ts'
import { bandOf } from '../band.ts'
import { halfOf } from '../quartiles.ts'
import './pay-rows.css'

export type PayRow = { id: string; name: string; href: string; range: PayRange }

/** Names with their pay: number of people, median in millions, and the quartiles on one axis. */
export function PayRows({ rows }: { rows: readonly PayRow[] }) {
  const { axisEnd } = useWords('pay')
  const axis = payAxis(
    rows.map(({ range: { p25, p75 } }) => ({ p25, p75 })),
    axisEnd,
  )
  return (
    <>
      <ol className="payrows">
        {rows.map(({ id, name, href, range }) => (
          <li key={id}>
            <a href={href}>
              <span className="payrows-t">
                <b>{name}</b>
                <People range={range} />
              </span>
              <Median range={range} />
              <RangeLine range={halfOf(range)} axis={axis} />
            </a>
          </li>
        ))}
      </ol>
      <AxisTicks axis={axis} />
    </>
  )
}

function People({ range }: { range: PayRange }) {
  const format = useFormats()
  const { people } = useWords('pay')
  return <span>{people(bandOf(range.people, format))}</span>
}

/** Adds screen reader text: unit of the median and the figures of the strip. */
function Median({ range }: { range: PayRange }): ReactNode {
  const format = useFormats()
  const pay = useWords('pay')
  return (
    <span className="payrows-v">
      <span className="vh">, {pay.median.toLowerCase()} </span>
      {format.millions(range.p50)}
      <span className="vh"> {pay.spoken(format.millions(range.p25), format.millions(range.p75))}</span>
    </span>
  )
}
