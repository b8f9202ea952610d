import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { WageSource } from '../wage-source.tsx'

/** How the figures come about. */
export function PayReckoning({ years, minimum_wage }: Pick<CompanySalaries, 'years' | 'minimum_wage'>) {
  const locale = useLocale()
  const { reckoning: words } = useWords('payroll')
  return (
    <Section title={words.title} small>
      <div className="payhow">
        <p>{words.group(String(years.from), String(years.to))}</p>
        <p>{words.frozen}</p>
        <p>{words.beside}</p>
        {minimum_wage && (
          <p>
            <WageSource wage={minimum_wage} />
          </p>
        )}
      </div>
      <ArrowLink href={href(locale, 'guidelines')}>{words.more}</ArrowLink>
    </Section>
  )
}
