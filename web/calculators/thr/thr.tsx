import {
  holidayAllowance,
  PAID_BY,
  payBy,
  type HolidayAllowance,
} from '#shared/rules/money/holiday-allowance.ts'
import { href } from '#shared/paths.ts'
import { usePlainForm, type Typed } from '#web/forms/plain/use-plain-form.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { NoAnswer } from '../calculation/no-answer.tsx'
import { Notes } from '../calculation/notes.tsx'
import { NAMES, readThr, START, type ThrInput } from './query.ts'
import { ThrResult } from './thr-result.tsx'
import { usePayMistake } from '#web/forms/plain/pay-mistake.ts'
import { HOLIDAY_ALLOWANCE } from '#shared/rules/money/law/holiday-allowance.ts'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { Cited, Marks, Slip } from '../calculation/slip.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { CalculatorForm, type Mistakes } from '../calculation/calculator-form.tsx'
import { useMonths } from './months.ts'
import { useMoney } from '../calculation/use-money.ts'

/** Holiday allowance (THR), calculated while the user types. */
export function Thr({ sent }: { sent: Typed | undefined }) {
  const locale = useLocale()
  const words = useWords('thr')
  const form = usePlainForm(NAMES, START, sent)
  const input = readThr(form.typed)
  const mistakes = useMistakes(input)
  const { service } = input
  const due = service && holidayAllowance(service)
  return (
    <div className="calc-cols">
      <ThrForm form={form} input={input} errors={form.showsErrors ? mistakes : {}} />
      <div className="calc-out" id="hasil">
        {service && due ? (
          <ThrResult service={service} due={due} heading={form.answer} />
        ) : (
          <NoAnswer showsErrors={form.showsErrors} mistakes={mistakes} />
        )}
        <WhenPaid holiday={service?.holiday} due={due} />
        <ArrowLink href={href(locale, 'takeHomeCalculator')}>{words.net}</ArrowLink>
        <Rules />
        <Notes unknown={words.unknown} />
      </div>
    </div>
  )
}

/** The error text of each field whose value prevents the calculation, by the field's name. */
function useMistakes({ wage, mistakes }: ThrInput): Partial<Record<string, string>> {
  const { choose } = useWords('law')
  const { mistake } = useWords('thr').fields.holiday
  const ofWage = usePayMistake(wage)
  return {
    ...(ofWage && { wage: ofWage }),
    ...(mistakes.months && { months: choose }),
    ...(mistakes.paid_by && { paid_by: choose }),
    ...(mistakes.holiday && { holiday: mistake }),
  }
}

/** Further rules, each with its legal source and reliability. */
function Rules() {
  const { rules, rulesTitle } = useWords('thr')
  return (
    <Section title={rulesTitle} small>
      {(Object.keys(rules) as (keyof typeof rules)[]).map(key => {
        const [name, text] = rules[key]
        return (
          <Disclosure key={key} kind="row" summary={name}>
            <p>{text}</p>
            <p>
              <Cited law={HOLIDAY_ALLOWANCE[key]} />
            </p>
          </Disclosure>
        )
      })}
      <Marks laws={Object.values(HOLIDAY_ALLOWANCE)} />
    </Section>
  )
}

/** Fields: wage, months of service, kind of pay, and date of the holiday. */
function ThrForm({
  form,
  input,
  errors,
}: {
  form: ReturnType<typeof usePlainForm>
  input: ThrInput
  errors: Mistakes
}) {
  const { typed } = form
  const { fields } = useWords('thr')
  const { optional } = useWords('forms')
  const months = useMonths()
  return (
    <CalculatorForm page="thrCalculator" words={fields.wage} wage={input.wage} {...{ form, errors }}>
      <SelectField
        id="months"
        name="months"
        label={fields.months.label}
        hint={fields.months.hint}
        error={errors['months']}
        defaultValue={typed['months']}
        options={Array.from({ length: 13 }, (_, count) => ({ value: String(count), label: months(count) }))}
      />
      <SelectField
        id="paid_by"
        name="paid_by"
        label={fields.paid_by.label}
        error={errors['paid_by']}
        defaultValue={typed['paid_by']}
        options={PAID_BY.map(value => ({ value, label: fields.paid_by[value] }))}
      />
      <TextField
        id="holiday"
        name="holiday"
        type="date"
        min="2016-03-08"
        label={fields.holiday.label}
        optional={optional}
        hint={fields.holiday.hint}
        error={errors['holiday']}
        defaultValue={typed['holiday']}
        autoComplete="off"
      />
    </CalculatorForm>
  )
}

/** Last day for the payment, and the consequences of a later one. */
function WhenPaid({ holiday, due }: { holiday: string | undefined; due: HolidayAllowance | undefined }) {
  const { when } = useWords('thr')
  const { weekday, rate } = useFormats()
  const { plain, rupiah } = useMoney()
  const { stillDue, fineGoesTo, sanctions, deadline } = HOLIDAY_ALLOWANCE
  const facts = [
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
        {facts.map(([text, law]) => (
          <li key={law.rule + text}>
            {text} <Cited law={law} />
          </li>
        ))}
      </ul>
      <Marks laws={facts.map(([, law]) => law)} />
    </Section>
  )
}
