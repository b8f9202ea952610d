import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** Before the first Monday. */
export function NoFigures() {
  const locale = useLocale()
  const { empty } = useWords('salaries')
  return (
    <Section title={empty.title}>
      <Empty
        action={
          <ButtonLink icon="pen-line" href={href(locale, 'writeReview')}>
            {empty.write}
          </ButtonLink>
        }
      >
        <p>{empty.body}</p>
      </Empty>
    </Section>
  )
}
