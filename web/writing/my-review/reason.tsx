import type { OwnReview } from '#shared/contract/writing/writing.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'

/** Reason of the team's decision: the guideline's number and text, and the moderator's note. */
export function Reason({ review: { guideline, note } }: { review: Pick<OwnReview, 'guideline' | 'note'> }) {
  const locale = useLocale()
  const { mine } = useWords('writing')
  const { guidelines } = useWords('reviews')
  if (!guideline && !note) return null
  return (
    <Section title={mine.reason} small className="mine-why">
      {guideline && (
        <p>
          <a href={href(locale, 'guidelines')}>{mine.guideline(guideline)}</a>, {guidelines[guideline]}.
        </p>
      )}
      {note && (
        <blockquote className="mine-note">
          <p className="note">{mine.note}</p>
          <p>{note}</p>
        </blockquote>
      )}
    </Section>
  )
}
