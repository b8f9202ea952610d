import type { HeldPay } from '#shared/contract/pay/desk-pay.ts'
import { useWords } from '#web/platform/locale.ts'
import { Mark } from '#web/ui/layout/mark.tsx'

/** The words beside an amount, with what screening found in them. */
export function Comment({ held: { salary_comment: text, findings, locale } }: { held: HeldPay }) {
  const { pay: words } = useWords('team')
  return (
    <>
      <h2 className="held-h">{words.comment}</h2>
      {text === null ? (
        <p className="note">{words.noComment}</p>
      ) : (
        <p className="held-words" lang={locale}>
          {piecesOf(text, findings).map(({ start, words: piece, effect }) =>
            effect === undefined ? (
              piece
            ) : (
              <Mark key={start} kind={effect === 'block' ? 'blocking' : 'holding'}>
                {piece}
              </Mark>
            ),
          )}
        </p>
      )}
    </>
  )
}

type Findings = HeldPay['findings']
type Piece = { start: number; words: string; effect?: Findings[number]['effect'] }

/** A text cut where findings begin and end; they do not overlap. */
function piecesOf(text: string, findings: Findings): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end, effect } of findings) {
    pieces.push({ start: from, words: text.slice(from, start) })
    pieces.push({ start, words: text.slice(start, end), effect })
    from = end
  }
  return [...pieces, { start: from, words: text.slice(from) }].filter(({ words }) => words !== '')
}
