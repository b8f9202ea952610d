import type { Status } from '#shared/rules/money/law/effective-rates.ts'
import { useWords } from '#web/platform/locale.ts'

/** "K/2: menikah, 2 tanggungan". */
export function useFamily(): (status: Status) => string {
  const { single, married, none, count } = useWords('payslip').fields.family
  return status => {
    const dependants = Number(status.at(-1))
    const who = status.startsWith('K') ? married : single
    return `${status}: ${who}, ${dependants === 0 ? none : count(dependants)}`
  }
}
