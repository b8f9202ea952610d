import { href } from '#shared/paths.ts'
import { useFormats, useLocale } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { wageName } from '../company/wage-name.ts'
import type { Compared } from './compared.ts'
import { useCompareWords } from './words.ts'

/** What else follows from the pay. */
export function MoreFigures({ compared: { pay, figures } }: { compared: Compared }) {
  const { role } = figures
  const locale = useLocale()
  const { rupiah } = useFormats()
  const { comparing, payroll, companies } = useCompareWords()
  const { more } = comparing
  const wage = figures.minimum_wage
  return (
    <Section title={more.title}>
      <Leaders
        items={[
          ...(wage
            ? [{ label: sentence(wageName(wage, payroll, companies)), value: rupiah(wage.amount) }]
            : []),
          { label: more.thr, value: rupiah(pay) },
        ]}
      />
      {role && (
        <ArrowLink href={href(locale, 'position', { role: role.id })}>{more.all(role.name)}</ArrowLink>
      )}
      <ArrowLink href={href(locale, 'takeHomeCalculator')}>{more.net}</ArrowLink>
      <ArrowLink href={href(locale, 'thrCalculator')}>{more.holiday}</ArrowLink>
    </Section>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
