import { useWords } from '#web/platform/locale.ts'
import type { Words } from './finding.ts'

/** Words of all rooms that a company's pay page needs. */
export const usePayWords = (): Words => ({
  payroll: useWords('payroll'),
  pay: useWords('pay'),
  companies: useWords('companies'),
  reviews: useWords('reviews'),
})
