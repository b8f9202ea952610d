import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { bandOf } from '../band.ts'

export type Rated = CompanyFigures['ratings'][number]
type Props = Pick<CompanySalaries, 'thr_months' | 'bonus_months'> & { rated: readonly Rated[] }

/** THR and bonuses: months from the pay figures, and from the reviews whether they are paid on time. */
export function PayExtras({ thr_months, bonus_months, rated }: Props) {
  const format = useFormats()
  const { extras: words } = useWords('payroll')
  const { people } = useWords('pay')
  const { ratings } = useWords('reviews')
  const months = [
    { label: words.thr, given: thr_months },
    { label: words.bonus, given: bonus_months },
  ].flatMap(({ label, given }) => (given ? [{ label, given }] : []))
  const known = rated.flatMap(({ key, mean, count }) =>
    mean !== null && count >= PRIVACY_FLOOR
      ? [{ label: ratings[key], value: words.of(format.score(mean)) }]
      : [],
  )
  if (months.length === 0 && known.length === 0) return null
  const from = months.map(({ label, given }) => words.given(label, people(bandOf(given.people, format))))
  return (
    <Section title={words.title} small>
      <Leaders
        items={[
          ...months.map(({ label, given }) => ({ label, value: words.months(format.decimal(given.p50)) })),
          ...known,
        ]}
      />
      <p className="note">
        {months.length > 0 && words.median(from.join(', '))} {thr_months && words.law}{' '}
        {known.length > 0 && words.rated}
      </p>
    </Section>
  )
}
