import { SALARY } from '#shared/rules/pay-limits.ts'
import type { Locale } from '#shared/locale.ts'
import type { AllWords } from '#web/platform/words.ts'

/** Copy of the contract's limits, so that the browser bundle does not include the schemas. A test compares them. */
export const LIMITS = {
  companyName: { min: 2, max: 120 },
  roleName: { min: 2, max: 80 },
  headline: { min: 5, max: 120 },
  text: 5000,
  salary: SALARY,
  salaryComment: 300,
  firstYear: 2000,
  rounds: 10,
  months: 24,
}

export type PayWording = {
  locale: Locale
  field: AllWords['errors']['field']
  salary: AllWords['writing']['salary']
}
export type Wording = PayWording & { chooseCompany: string }
