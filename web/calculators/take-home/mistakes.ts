import { usePayMistake } from '#web/forms/plain/pay-mistake.ts'
import { useWords } from '#web/platform/locale.ts'
import type { AskedPay } from './query.ts'

/** What is wrong with each field, by its name; only those that stop the reckoning. */
export function useMistakes({ wage, mistakes }: AskedPay): Partial<Record<string, string>> {
  const { choose } = useWords('law')
  const { mistake } = useWords('payslip').fields.minimum
  const ofWage = usePayMistake(wage)
  return {
    ...(ofWage && { wage: ofWage }),
    ...(mistakes.family && { family: choose }),
    ...(mistakes.risk && { risk: choose }),
    ...(mistakes.relatives && { relatives: choose }),
    ...(mistakes.minimum && { minimum: mistake }),
  }
}
