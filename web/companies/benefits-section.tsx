import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import type { AnswerKey } from '#shared/contract/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { IconList, type ListIcon } from '#web/ui/layout/icon-list/icon-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { verdictOf } from './findings.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'

const ICONS: Record<AnswerKey, ListIcon> = {
  privateinsurance: 'heart-pulse',
  easyaccesstoprayerroom: 'door-open',
  parkingspace: 'square-parking',
  workfromhome: 'house-wifi',
  publictransport: 'bus',
  freemeals: 'utensils',
}

const ORDER = ['yes', 'half', 'no'] as const

/** What is there and what is not, with how many said so; what is there comes first. Fewer than three answers would be somebody's own. */
export function BenefitsSection({ benefits }: Pick<CompanyFigures, 'benefits'>) {
  const format = useFormats()
  const words = useWords('companies')
  const known = benefits.filter(benefit => benefit.answered >= PRIVACY_FLOOR)
  if (known.length === 0) return null
  return (
    <Section title={words.benefit.title} small>
      <IconList
        items={known
          .map(benefit => ({ ...benefit, verdict: verdictOf(benefit.yes / benefit.answered) }))
          .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
          .map(({ key, yes, answered, verdict }) => ({
            icon: ICONS[key],
            label: words.benefit.short[key] ?? words.benefits[key],
            value: words.benefit[verdict],
            note: words.benefit.share(format.count(yes), format.count(answered)),
            off: verdict === 'no',
          }))}
      />
    </Section>
  )
}
