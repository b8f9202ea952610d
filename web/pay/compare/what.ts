import type { Comparison, PayOf } from '#shared/contract/pay/pay.ts'
import type { Department } from '#shared/contract/keys.ts'
import { useScope } from '../scope.ts'
import type { Asked } from '../page/query.ts'

/** What was asked for, in words: "Staf Gudang di Kota Bekasi". */
export function useWhat(): (asked: Asked, figures: Comparison) => string {
  const scope = useScope()
  return (asked, { role, city }) => {
    const of: PayOf = {
      scope: 'role_city',
      role: role?.name ?? null,
      department: (asked.department as Department | undefined) ?? role?.department ?? null,
      city: city?.name ?? null,
      job_type: null,
      industry: null,
      province: null,
      years: null,
    }
    return scope(of)
  }
}
