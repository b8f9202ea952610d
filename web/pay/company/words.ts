import { useWords } from '#web/platform/locale.ts'
import type { Words } from './finding.ts'

/** The rooms' words that a company's pay is told with. */
export const usePayWords = (): Words => ({
  payroll: useWords('payroll'),
  pay: useWords('pay'),
  companies: useWords('companies'),
  reviews: useWords('reviews'),
})
