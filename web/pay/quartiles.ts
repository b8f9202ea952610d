import type { PayRange } from '#shared/contract/pay/pay.ts'
import type { Quartiles } from '#web/ui/charts/weigh/strip.tsx'

/** Only the quartiles, for narrow rows. */
export const halfOf = ({ p25, p50, p75 }: PayRange): Quartiles => ({ q1: p25, median: p50, q3: p75 })

/** A range in the form of the charts. */
export const quartilesOf = ({ p10, p25, p50, p75, p90 }: PayRange): Quartiles => ({
  p10,
  q1: p25,
  median: p50,
  q3: p75,
  p90,
})
