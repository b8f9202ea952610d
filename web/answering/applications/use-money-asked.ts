import { useEffect, useState } from 'react'
import { useWords } from '#web/platform/locale.ts'

const PATIENCE_MS = 400

/** What is wrong with an answer that asks its applicant for money, a moment after the last key, as the server will say it. */
export function useMoneyAsked(text: string): string | undefined {
  const { field } = useWords('errors')
  const [found, setFound] = useState<{ of: string; span: string | undefined }>()
  useEffect(() => {
    let stale = false
    const look = () =>
      import('#shared/rules/vacancy/read.ts').then(
        ({ moneyAskedIn }) => stale || setFound({ of: text, span: moneyAskedIn(text) }),
        // Without the rules the server is the one who says it.
        () => {},
      )
    const timer = setTimeout(() => void look(), PATIENCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text])
  return found?.of === text && found.span !== undefined ? field.asks_money(found.span) : undefined
}
