import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Numbered } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import './reviews.css'

/** Side column: how reviews are checked and published. */
export function ReviewsSide() {
  const locale = useLocale()
  const { side } = useWords('reviews')
  return (
    <div className="reviews-side">
      <Section title={side.title} small>
        <Numbered items={side.steps} />
        <ArrowLink href={href(locale, 'guidelines')}>{side.guidelines}</ArrowLink>
      </Section>
    </div>
  )
}
