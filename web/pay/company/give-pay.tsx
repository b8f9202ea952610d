import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { GiveLink } from '../give-link.tsx'
import { cellName } from './finding.ts'
import { usePayWords } from './words.ts'

/** Invites whoever works there to add their pay; a group that nearly shows is named. */
export function GivePay({ slug, withheld }: { slug: string; withheld: CompanySalaries['withheld'] }) {
  const locale = useLocale()
  const words = usePayWords()
  const { give } = words.payroll
  const [nearly] = withheld
  return (
    <Section title={give.title}>
      {nearly && <p className="find">{give.held(cellName(nearly, words))}</p>}
      <p className="paynote">
        <Icon name="lock" size="small" />
        <span>{give.body}</span>
      </p>
      <p>
        <GiveLink asked={{ company: slug }}>{give.only}</GiveLink>
      </p>
      <ArrowLink href={href(locale, 'companyWriteReview', { id: slug })}>{give.review}</ArrowLink>
    </Section>
  )
}
