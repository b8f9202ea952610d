import { payBy, type HolidayAllowance } from '#shared/rules/money/holiday-allowance.ts'
import { HOLIDAY_ALLOWANCE } from '#shared/rules/money/law/holiday-allowance.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Cited, Marks, Slip } from '../reckoning/slip.tsx'
import { useMoney } from '../reckoning/use-money.ts'

/** The last day for paying, and what happens after it. */
export function WhenPaid({
  holiday,
  due,
}: {
  holiday: string | undefined
  due: HolidayAllowance | undefined
}) {
  const { when } = useWords('thr')
  const { weekday, rate } = useFormats()
  const { plain, rupiah } = useMoney()
  const { stillDue, fineGoesTo, sanctions, deadline } = HOLIDAY_ALLOWANCE
  const says = [
    [when.still, stillDue],
    [when.goesTo, fineGoesTo],
    [when.sanctions, sanctions],
  ] as const
  return (
    <Section title={when.title} small>
      <p className="calc-find">
        {holiday ? <b>{when.day(weekday(payBy(holiday)))}</b> : when.rule} <Cited law={deadline} />
      </p>
      <h3 className="calc-h3">{when.late}</h3>
      {due && due.amount > 0 && (
        <Slip
          small
          marks={false}
          lines={[
            {
              key: 'fine',
              name: when.fine,
              how: when.fineHow(rate(due.fine.rate ?? 0), plain(due.amount)),
              law: due.fine.law,
              amount: rupiah(due.fine.amount),
            },
          ]}
        />
      )}
      <ul className="calc-says">
        {says.map(([text, law]) => (
          <li key={law.rule + text}>
            {text} <Cited law={law} />
          </li>
        ))}
      </ul>
      <Marks laws={says.map(([, law]) => law)} />
    </Section>
  )
}
