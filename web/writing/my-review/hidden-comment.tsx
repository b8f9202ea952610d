import type { HiddenComment as Hidden } from '#shared/contract/pay/pay-parts.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'

/** Notice that the company hid the comment on pay: why, and until when. */
export function HiddenComment({ hidden }: { hidden: Hidden | null }) {
  const locale = useLocale()
  const { day } = useFormats()
  const { mine } = useWords('writing')
  const { guidelines } = useWords('reviews')
  if (!hidden) return null
  const { guideline, until } = hidden
  return (
    <Section title={mine.commentHidden} small className="mine-why">
      <p>
        {mine.commentBreaks} <a href={href(locale, 'guidelines')}>{mine.guideline(guideline)}</a>,{' '}
        {guidelines[guideline]}.
      </p>
      <p>{mine.commentUntil(day(until))}</p>
    </Section>
  )
}
