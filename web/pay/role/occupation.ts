import type { RolePay } from '#shared/contract/pay/pay.ts'
import { salaryDistribution } from '../salary-distribution.ts'

/** Structured data of the role with its pay; nothing below the privacy floor. */
export function occupation({ as_of, role, range }: RolePay, url: string): object[] {
  if (range === null || as_of === null) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Occupation',
      name: role.name,
      url,
      mainEntityOfPage: { '@type': 'WebPage', url, lastReviewed: as_of },
      occupationLocation: [{ '@type': 'Country', name: 'Indonesia' }],
      estimatedSalary: [salaryDistribution(range)],
    },
  ]
}
