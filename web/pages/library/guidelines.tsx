import { href } from '#shared/paths.ts'
import { Guidelines } from '#web/library/legal/guidelines.tsx'
import { Rules } from '#web/library/legal/legal-page.tsx'
import { Changes, Version } from '#web/library/legal/version.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'

export const page = definePage({
  head: ({ locale }) => words(locale, 'legal').guidelines,
  View: GuidelinesPage,
})

function GuidelinesPage() {
  const locale = useLocale()
  const { guidelines } = useWords('legal')
  return (
    <Rules title={guidelines.title} lead={guidelines.lead} effective={<Version name="guidelines" />}>
      <Guidelines />
      <Section title={guidelines.afterTitle}>
        <p className="find">{guidelines.after}</p>
        <ArrowLink href={href(locale, 'myReview')}>{guidelines.afterLink}</ArrowLink>
        <ArrowLink href={href(locale, 'ownQuestions')}>{guidelines.afterAsked}</ArrowLink>
      </Section>
      <Changes name="guidelines" />
    </Rules>
  )
}
