import { useWords } from '#web/platform/locale.ts'
import { Mask } from '#web/ui/layout/mark.tsx'
import { previewsOf, type Piece } from './marks.ts'
import type { Marks } from './use-marks.ts'

/** Every sentence with a mask, as readers will see it. */
export function Previews({ marks: { marks, texts }, locale }: { marks: Marks; locale: string }) {
  const { marks: words } = useWords('team')
  const parts = texts.flatMap(({ field, text }) =>
    previewsOf(field, text, marks).map(part => ({ ...part, key: `${field}:${part.start}` })),
  )
  if (parts.length === 0) return null
  return (
    <section className="previews" aria-labelledby="previews-h">
      <h3 id="previews-h">{words.preview}</h3>
      {parts.map(({ key, pieces }) => (
        <p key={key} lang={locale}>
          “<Shown pieces={pieces} />”
        </p>
      ))}
    </section>
  )
}

/** Masks that touch are one. */
function Shown({ pieces }: { pieces: readonly Piece[] }) {
  const { masked } = useWords('reviews')
  return pieces.map(({ start, text, mark }, place) =>
    !mark ? text : pieces[place - 1]?.mark ? null : <Mask key={start}>{masked}</Mask>,
  )
}
