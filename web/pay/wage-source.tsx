import type { Comparison } from '#shared/contract/pay/pay.ts'
import { useWords } from '#web/platform/locale.ts'

/** Source of a minimum wage and how reliably it was checked. */
export function WageSource({
  wage: { source, checked, at_least },
}: {
  wage: NonNullable<Comparison['minimum_wage']>
}) {
  const { wage: words } = useWords('pay')
  return (
    <>
      {words.source(source)} {!checked && words.unchecked} {at_least && words.atLeast}
    </>
  )
}
