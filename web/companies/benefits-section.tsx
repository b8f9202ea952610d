import type { CompanyFigures } from '#shared/contract/companies.ts'
import type { AnswerKey } from '#shared/contract/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { IconList } from '#web/ui/list.tsx'
import { Section } from '#web/ui/section.tsx'
import { FLOOR } from './floor.ts'

const ICONS: Record<AnswerKey, IconName> = {
  privateinsurance: 'heart-pulse',
  easyaccesstoprayerroom: 'door-open',
  parkingspace: 'square-parking',
  workfromhome: 'house-wifi',
  publictransport: 'bus',
  freemeals: 'utensils',
}

/** What is there and what is not, with how many said so; what is there comes first. */
export function BenefitsSection({ benefits }: Pick<CompanyFigures, 'benefits'>) {
  const format = useFormats()
  const words = useWords('companies')
  if (benefits.every(benefit => benefit.answered === 0)) return null
  const rank = (benefit: (typeof benefits)[number]) => (benefit.has ? 0 : benefit.answered < FLOOR ? 2 : 1)
  const sorted = benefits.toSorted((a, b) => rank(a) - rank(b))
  return (
    <Section title={words.benefit.title} small>
      <IconList
        items={sorted.map(({ key, yes, answered, has }) => ({
          icon: ICONS[key],
          label: words.benefit.short[key] ?? words.benefits[key],
          value: has ? words.benefit.yes : answered < FLOOR ? words.benefit.unclear : words.benefit.no,
          note:
            answered === 0
              ? words.benefit.none
              : words.benefit.share(format.count(yes), format.count(answered)),
          off: !has,
        }))}
      />
    </Section>
  )
}
