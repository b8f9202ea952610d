import { useEffect, useRef } from 'react'
import type { TextField } from '#shared/contract/text-fields.ts'
import { useWords } from '#web/platform/locale.ts'
import { cx } from '#web/ui/cx.ts'
import { piecesOf, type Mark } from './marks.ts'
import type { Marks } from './use-marks.ts'

type Props = { field: TextField; text: string; marks: Marks }

/** A text with its marks, numbered as in the list below it. Its selection counts as in the text alone. */
export function MarkedText({ field, text, marks: { marks, chosen } }: Props) {
  return (
    <span data-field={field}>
      {piecesOf(field, text, marks).map(piece =>
        piece.mark ? (
          <Marked
            key={piece.start}
            mark={piece.mark}
            text={piece.text}
            chosen={piece.mark.key === chosen?.key}
          />
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
    </span>
  )
}

function Marked({ mark, text, chosen }: { mark: Mark; text: string; chosen: boolean }) {
  const { marks: words } = useWords('team')
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen) own.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const look = mark.fate ? `mark-${mark.fate}` : 'm-blocking'
  return (
    <mark ref={own} className={cx('m', look, chosen && 'm-chosen')}>
      {text}
      <sup data-extra="">
        <span className="vh">{words.numbered}</span>
        {mark.number}
      </sup>
    </mark>
  )
}
