import { useWords } from '#web/platform/locale.ts'
import { useFound } from '#web/reviews/screening/use-found.ts'

/** What is wrong with an answer that asks its applicant for money, a moment after the last key, as the server will say it. */
export function useMoneyAsked(text: string): string | undefined {
  const { field } = useWords('errors')
  const { of, found: span } = useFound(text, look, undefined)
  return of === text && span !== undefined ? field.asks_money(span) : undefined
}

const look = async (text: string): Promise<string | undefined> =>
  (await import('#shared/rules/vacancy/read.ts')).moneyAskedIn(text)
