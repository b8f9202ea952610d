import type { ReactNode } from 'react'
import type { PayRange } from '#shared/contract/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { bandOf } from './band.ts'
import './figure.css'

/** A median in rupiah, large, with what half of them earn and from how many it is. */
export function PayFigure({ range, children }: { range: PayRange; children?: ReactNode }) {
  const format = useFormats()
  const pay = useWords('pay')
  return (
    <p className="payfig">
      <b>{format.rupiah(range.p50)}</b>
      <span>{pay.monthly}</span>
      <span className="note">
        {pay.half(pay.range(format.millions(range.p25), format.millions(range.p75)))}{' '}
        {pay.from(pay.people(bandOf(range.people, format)))} {children}
      </span>
    </p>
  )
}
