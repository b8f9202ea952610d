import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Row } from './application-list.tsx'
import { useReceived } from './use-received.ts'

const SHOWN = 3

/** Number of unanswered applications, on the area's first page. Hidden if there are none. */
export function WaitingApplications() {
  const locale = useLocale()
  const words = useWords('hiring')
  const { count } = useFormats()
  const { data } = useReceived({ waiting: true })
  if (!data || data.counts.waiting === 0) return null
  const { waiting, unseen } = data.counts
  return (
    <Section title={words.waiting(count(waiting))}>
      {unseen > 0 && <p className="note">{words.newOnes(count(unseen))}</p>}
      <ul className="received">
        {data.applications.slice(0, SHOWN).map(one => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      <ArrowLink href={href(locale, 'ownerApplications')}>{words.seeAll}</ArrowLink>
    </Section>
  )
}
