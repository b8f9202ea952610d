import type { OwnPay } from '#shared/contract/pay/giving.ts'
import { nameLists } from '#web/forms/lists.ts'
import { useData } from '#web/platform/use-data.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { answersOf } from '#web/writing/parts/answers.ts'
import { payLines } from '#web/writing/parts/pay-lines.ts'

/** The given pay, as far as it is still stored. */
export function GivenPay({ own: { pay, year, company, state } }: { own: OwnPay }) {
  const locale = useLocale()
  const writing = useWords('writing')
  const { own: words, role } = useWords('given')
  const { departments, jobTypes } = useWords('reviews')
  const names = useNames(pay)
  if (!pay) return null
  const { fields } = writing
  const lines = [
    { label: words.year, value: String(year) },
    { label: role.label, value: names.role },
    { label: fields.department.label, value: pay.department && departments[pay.department] },
    { label: fields.job_type.label, value: pay.job_type && jobTypes[pay.job_type] },
    { label: fields.city_id.label, value: names.city },
    ...payLines(answersOf(pay, locale), writing, locale),
    { label: fields.salary_comment.label, value: pay.salary_comment },
  ]
  return (
    <Section title={words.what} small>
      <dl className="mine-pay">
        {lines.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {state === 'counted' && !company && <p className="note">{words.rounded}</p>}
    </Section>
  )
}

/** Names of position and city from the lists. The page is complete without them. */
function useNames(pay: OwnPay['pay']) {
  const locale = useLocale()
  const { job_role_id: role, city_id: city } = pay ?? {}
  const { data } = useData(role || city ? locale : undefined, () => nameLists(locale))
  return {
    role: data?.roles.find(({ id }) => id === role)?.label,
    city: data?.cities.find(({ id }) => id === city)?.label,
  }
}
