import { useWords } from '#web/platform/locale.ts'
import type { Words } from './talking-points.ts'

/** Words of all rooms that the comparison needs. */
export const useCompareWords = (): Words => ({
  comparing: useWords('comparing'),
  pay: useWords('pay'),
  payroll: useWords('payroll'),
  companies: useWords('companies'),
})
