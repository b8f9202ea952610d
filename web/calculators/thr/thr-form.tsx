import { PAID_BY } from '#shared/rules/money/holiday-allowance.ts'
import type { usePlainForm } from '#web/forms/plain/use-plain-form.ts'
import { useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { CalculatorForm, type Mistakes } from '../reckoning/calculator-form.tsx'
import type { AskedThr } from './query.ts'
import { useMonths } from './months.ts'

/** Wage, months of service, how one is paid, and which day the holiday is. */
export function ThrForm({
  form,
  asked,
  errors,
}: {
  form: ReturnType<typeof usePlainForm>
  asked: AskedThr
  errors: Mistakes
}) {
  const { typed } = form
  const { fields } = useWords('thr')
  const { optional } = useWords('forms')
  const months = useMonths()
  return (
    <CalculatorForm page="thrCalculator" words={fields.wage} wage={asked.wage} {...{ form, errors }}>
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
