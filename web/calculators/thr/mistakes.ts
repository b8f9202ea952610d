import { usePayMistake } from '#web/forms/plain/pay-mistake.ts'
import { useWords } from '#web/platform/locale.ts'
import type { AskedThr } from './query.ts'

/** What is wrong with each field, by its name; only those that stop the reckoning. */
export function useMistakes({ wage, mistakes }: AskedThr): Partial<Record<string, string>> {
  const { choose } = useWords('law')
  const { mistake } = useWords('thr').fields.holiday
  const ofWage = usePayMistake(wage)
  return {
    ...(ofWage && { wage: ofWage }),
    ...(mistakes.months && { months: choose }),
    ...(mistakes.paid_by && { paid_by: choose }),
    ...(mistakes.holiday && { holiday: mistake }),
  }
}
