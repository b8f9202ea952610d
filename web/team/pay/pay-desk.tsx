import type { HeldPay } from '#shared/contract/pay/desk-pay.ts'
import { useWords, useFormats, useLocale } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { RejectForm, useRejectActs, useRejectDesk } from '../desk/reject-form.tsx'
import { Work, WorkFacts } from '../desk/work.tsx'
import { HeldWords } from '../desk/held-words.tsx'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { readingsOf } from '#shared/rules/typed-pay.ts'
import './pay.css'

/** Desk for held standalone pay, because of an unusual amount or of findings in the comment: accept or reject it. */
export function PayDesk() {
  const { pay: words } = useWords('team')
  const desk = useRejectDesk('pay', 'accept', words)
  const acts = useRejectActs(desk, words.accept)
  return (
    <DeskPage
      desk={desk}
      order={words.order}
      rowOf={({ company, flags }) => ({
        title: company ?? words.none,
        sub: flags.map(flag => words.flags[flag]).join(', '),
      })}
      keys={guidelineKeys(guideline => desk.change({ guideline }))}
    >
      {held => ({
        work: <Held held={held} />,
        decision: words.decision,
        decide: (
          <>
            {held.flags.map(flag => (
              <p key={flag} className="held-why">
                {words.why[flag]}
              </p>
            ))}
            <RejectForm desk={desk} />
            <p className="note">{words.logged}</p>
          </>
        ),
        acts,
      })}
    </DeskPage>
  )
}

function Held({ held }: { held: HeldPay }) {
  const { pay: words } = useWords('team')
  return (
    <Work
      className="held-pay"
      kicker={words.kicker}
      title={held.company ? words.title(held.company.name) : words.none}
    >
      {held.earned ? <Earned earned={held.earned} /> : <p className="find">{words.closed}</p>}
      <Comment held={held} />
    </Work>
  )
}

/** The comment with the findings of the screening. */
function Comment({ held: { salary_comment: text, findings, locale } }: { held: HeldPay }) {
  const { pay: words } = useWords('team')
  return (
    <>
      <h2 className="held-h">{words.comment}</h2>
      {text === null ? (
        <p className="note">{words.noComment}</p>
      ) : (
        <HeldWords text={text} findings={findings} locale={locale} />
      )}
    </>
  )
}

/** The amount with its parts, position and place; for an unusual amount its other possible meanings. */
function Earned({ earned }: { earned: NonNullable<HeldPay['earned']> }) {
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
  const readings = readingsOf(formatRupiah(earned.monthly_salary, locale))
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
      {readings.length > 0 && (
        <>
          <p className="note">{words.perhaps}</p>
          <ul className="held-meant">
            {readings.map(({ as, amount }) => (
              <li key={as}>{salary.readings[as](formatRupiah(amount, locale))}</li>
            ))}
          </ul>
        </>
      )}
      <WorkFacts facts={pairs} />
    </>
  )
}
