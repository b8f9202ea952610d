import type { Locale } from '#shared/locale.ts'
import { Mark } from '#web/ui/layout/mark.tsx'
import './held-words.css'

type Finding = { start: number; end: number; effect: 'block' | 'hold' }

/** A held text with the findings of the screening highlighted. */
export const HeldWords = ({
  text,
  findings,
  locale,
}: {
  text: string
  findings: readonly Finding[]
  locale: Locale
}) => (
  <p className="held-words" lang={locale}>
    {piecesOf(text, findings).map(({ start, words, effect }) =>
      effect === undefined ? (
        words
      ) : (
        <Mark key={start} kind={effect === 'block' ? 'blocking' : 'holding'}>
          {words}
        </Mark>
      ),
    )}
  </p>
)

type Piece = { start: number; words: string; effect?: Finding['effect'] }

/** Splits a text at the start and end of each finding; findings do not overlap. */
function piecesOf(text: string, findings: readonly Finding[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end, effect } of findings) {
    pieces.push({ start: from, words: text.slice(from, start) })
    pieces.push({ start, words: text.slice(start, end), effect })
    from = end
  }
  return [...pieces, { start: from, words: text.slice(from) }].filter(({ words }) => words !== '')
}
