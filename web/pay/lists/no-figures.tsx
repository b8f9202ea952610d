import { useWords } from '#web/platform/locale.ts'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { GiveLink } from '../give-link.tsx'

/** Before the first Monday. */
export function NoFigures() {
  const { empty } = useWords('salaries')
  return (
    <Section title={empty.title}>
      <Empty action={<GiveLink>{empty.give}</GiveLink>}>
        <p>{empty.body}</p>
      </Empty>
    </Section>
  )
}
