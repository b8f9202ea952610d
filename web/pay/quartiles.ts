import type { PayRange } from '#shared/contract/pay/pay.ts'
import type { Quartiles } from '#web/ui/charts/weigh/strip.tsx'

/** The same without its tails, for narrow rows. */
export const halfOf = ({ p25, p50, p75 }: PayRange): Quartiles => ({ q1: p25, median: p50, q3: p75 })

/** A range as the charts take it. */
export const quartilesOf = ({ p10, p25, p50, p75, p90 }: PayRange): Quartiles => ({
  p10,
  q1: p25,
  median: p50,
  q3: p75,
  p90,
})
