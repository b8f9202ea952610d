import { readMonths } from '#shared/rules/typed-pay.ts'
import { idOf, type Errors } from '#web/forms/form.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { afterPress } from '#web/ui/forms/questions/press.ts'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { LIMITS } from './limits.ts'
import { Screened } from './screened.tsx'
import { AmountField } from './amount-field.tsx'
import { allowancesOf, monthly, PAY_PARTS, type PayAnswers, type PayField } from './answers.ts'
import { isOdd } from './pay-mistakes.ts'

/** Props of a form's step that the pay fields need. */
export type PayProps = {
  draft: PayAnswers
  errors: Errors
  change: (field: PayField, part: Partial<PayAnswers>) => void
  showMistake: (field: PayField) => void
}

/** Parts of pay other than base pay, in a `<details>` that is open if one has a value or an error. */
export function PayParts(props: PayProps) {
  const { draft, errors, change, showMistake } = props
  const { fields, payMore } = useWords('writing')
  const { optional } = useWords('forms')
  const open = PAY_PARTS.some(part => draft[part] !== '' || errors[part])
  const allowances = allowancesOf(draft)
  return (
    <div className="pay-more">
      <Disclosure summary={payMore} open={open || undefined}>
        <AmountField
          {...fields.fixed_allowances}
          {...{ optional, field: 'fixed_allowances' }}
          typed={draft.fixed_allowances}
          error={errors['fixed_allowances']}
          amount={allowances}
          odd={allowances !== undefined && isOdd(allowances, draft)}
          sure={draft.allowances_sure}
          onType={typed => change('fixed_allowances', { fixed_allowances: typed })}
          onSure={amount => change('fixed_allowances', { allowances_sure: amount })}
          onLeave={() => showMistake('fixed_allowances')}
        />
        <Months {...props} field="thr_months" />
        <Months {...props} field="bonus_months" />
        <SelectField
          {...fields.years_in_role}
          optional={optional}
          id={idOf('years_in_role')}
          error={errors['years_in_role']}
          value={draft.years_in_role}
          onChange={event => change('years_in_role', { years_in_role: event.target.value })}
          options={Object.entries(fields.years_in_role.bands).map(([value, label]) => ({ value, label }))}
        />
      </Disclosure>
    </div>
  )
}

function Months({
  field,
  draft,
  errors,
  change,
  showMistake,
}: PayProps & { field: 'thr_months' | 'bonus_months' }) {
  const { fields, salary } = useWords('writing')
  const { optional } = useWords('forms')
  const { decimal } = useFormats()
  const months = readMonths(draft[field])
  const taken = months !== undefined && months <= LIMITS.months
  return (
    <TextField
      {...fields[field]}
      optional={optional}
      id={idOf(field)}
      error={errors[field]}
      understood={taken ? salary.readMonths(decimal(months)) : undefined}
      value={draft[field]}
      onChange={event => change(field, { [field]: event.target.value })}
      onBlur={() => taken || afterPress(() => showMistake(field))}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
    />
  )
}

/** Comment on pay, shown once there is an amount. */
export function PayComment({ draft, errors, change }: PayProps) {
  const { fields } = useWords('writing')
  const { counter, optional } = useWords('forms')
  const { count } = useFormats()
  if (monthly(draft.salary) === undefined && draft.salary_comment === '') return null
  return (
    <Screened text={draft.salary_comment} error={errors['salary_comment']}>
      {messages => (
        <TextField
          {...fields.salary_comment}
          {...messages}
          optional={optional}
          id={idOf('salary_comment')}
          value={draft.salary_comment}
          onChange={event => change('salary_comment', { salary_comment: event.target.value })}
          counter={used => counter(count(used), count(LIMITS.salaryComment))}
          limit={LIMITS.salaryComment}
        />
      )}
    </Screened>
  )
}
