import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { payFinding } from './finding.ts'
import { PayChart } from './pay-chart.tsx'
import { usePayWords } from './words.ts'

const MOST = 3

/** Pay on the overview: a sentence about all groups, and the first of them. Hidden without published figures. */
export function OverviewPay({ slug, salaries }: { slug: string; salaries: CompanySalaries }) {
  const locale = useLocale()
  const format = useFormats()
  const words = usePayWords()
  const { overview } = words.payroll
  const { cells, minimum_wage } = salaries
  const finding = payFinding(cells, words, format)
  if (finding === undefined) return null
  return (
    <Section title={overview.title}>
      <p className="find">{finding}.</p>
      <PayChart cells={cells} most={MOST} minimum_wage={minimum_wage} />
      <ArrowLink href={href(locale, 'companySalaries', { id: slug })}>
        {cells.length > MOST ? overview.more(cells.length) : overview.all}
      </ArrowLink>
    </Section>
  )
}
