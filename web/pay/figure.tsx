import type { ReactNode } from 'react'
import type { PayRange } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Amount } from '#web/ui/charts/ranges/amount.tsx'
import { bandOf } from './band.ts'

/** A large median in rupiah, with the quartiles and the number of people. */
export function PayFigure({ range, children }: { range: PayRange; children?: ReactNode }) {
  const format = useFormats()
  const pay = useWords('pay')
  return (
    <Amount
      value={format.rupiah(range.p50)}
      unit={pay.monthly}
      note={
        <>
          {pay.half(pay.range(format.millions(range.p25), format.millions(range.p75)))}{' '}
          {pay.from(pay.people(bandOf(range.people, format)))} {children}
        </>
      }
    />
  )
}
