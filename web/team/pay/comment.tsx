import type { HeldPay } from '#shared/contract/pay/desk-pay.ts'
import { useWords } from '#web/platform/locale.ts'
import { HeldWords } from '../desk/held-words.tsx'

/** The words beside an amount, with what screening found in them. */
export function Comment({ held: { salary_comment: text, findings, locale } }: { held: HeldPay }) {
  const { pay: words } = useWords('team')
  return (
    <>
      <h2 className="held-h">{words.comment}</h2>
      {text === null ? (
        <p className="note">{words.noComment}</p>
      ) : (
        <HeldWords text={text} findings={findings} locale={locale} />
      )}
    </>
  )
}
