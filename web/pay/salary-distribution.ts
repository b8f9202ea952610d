import type { RolePay } from '#shared/contract/pay/pay.ts'

type Range = Pick<NonNullable<RolePay['range']>, 'p10' | 'p25' | 'p50' | 'p75' | 'p90'>

/** Monthly pay as schema.org's MonetaryAmountDistribution; withheld percentiles are left out. */
export const salaryDistribution = ({ p10, p25, p50, p75, p90 }: Range): object => ({
  '@type': 'MonetaryAmountDistribution',
  name: 'base',
  currency: 'IDR',
  duration: 'P1M',
  ...(p10 !== null && { percentile10: p10 }),
  percentile25: p25,
  median: p50,
  percentile75: p75,
  ...(p90 !== null && { percentile90: p90 }),
})
