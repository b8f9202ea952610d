import type { RolePay } from '#shared/contract/pay/pay.ts'

/** Structured data of the role with its pay; nothing below the privacy floor. */
export function occupation({ as_of, role, range }: RolePay, url: string): object[] {
  if (range === null || as_of === null) return []
  const { p10, p25, p50, p75, p90 } = range
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Occupation',
      name: role.name,
      url,
      mainEntityOfPage: { '@type': 'WebPage', url, lastReviewed: as_of },
      occupationLocation: [{ '@type': 'Country', name: 'Indonesia' }],
      estimatedSalary: [
        {
          '@type': 'MonetaryAmountDistribution',
          name: 'base',
          currency: 'IDR',
          duration: 'P1M',
          ...(p10 !== null && { percentile10: p10 }),
          percentile25: p25,
          median: p50,
          percentile75: p75,
          ...(p90 !== null && { percentile90: p90 }),
        },
      ],
    },
  ]
}
