import { useWords } from '#web/platform/locale.ts'
import type { Words } from './sayings.ts'

/** The rooms' words that a comparison is told with. */
export const useCompareWords = (): Words => ({
  comparing: useWords('comparing'),
  pay: useWords('pay'),
  payroll: useWords('payroll'),
  companies: useWords('companies'),
})
