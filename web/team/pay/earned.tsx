import type { HeldPay } from '#shared/contract/pay/desk-pay.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { meantBy } from '#shared/rules/typed-pay.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'

/** What somebody earns, and as what; beside an odd amount what it may have been meant as. */
export function Earned({ earned }: { earned: NonNullable<HeldPay['earned']> }) {
  const locale = useLocale()
  const { pay: words } = useWords('team')
  const { salary, fields } = useWords('writing')
  const { departments, jobTypes } = useWords('reviews')
  const places = useWords('companies')
  const { decimal } = useFormats()
  const { facts } = words
  const { department, job_type, job_role, city, year } = earned
  const money = (amount: number | null) => (amount === null ? null : formatRupiah(amount, locale))
  const months = (count: number | null) => (count === null ? null : salary.months(decimal(count)))
  const meant = meantBy(formatRupiah(earned.monthly_salary, locale))
  const pairs = [
    [facts.allowances, money(earned.fixed_allowances)],
    [facts.thr, months(earned.thr_months)],
    [facts.bonus, months(earned.bonus_months)],
    [facts.department, department && departments[department]],
    [facts.role, job_role],
    [facts.jobType, job_type && jobTypes[job_type]],
    [facts.years, earned.years_in_role === null ? null : fields.years_in_role.bands[earned.years_in_role]],
    [facts.city, city && `${places.city(city.name)}, ${places.province(city.province)}`],
    [facts.year, String(year)],
  ] as const
  return (
    <>
      <p className="held-base">
        {facts.base} <b>{money(earned.monthly_salary)}</b>
      </p>
      {meant.length > 0 && (
        <>
          <p className="note">{words.perhaps}</p>
          <ul className="held-meant">
            {meant.map(({ as, amount }) => (
              <li key={as}>{salary.meant[as](formatRupiah(amount, locale))}</li>
            ))}
          </ul>
        </>
      )}
      <dl className="work-f">
        {pairs.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
