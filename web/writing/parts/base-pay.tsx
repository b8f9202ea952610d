import { isOrdinary } from '#shared/rules/typed-pay.ts'
import { useWords } from '#web/platform/locale.ts'
import { LIMITS } from './limits.ts'
import { AmountField } from './amount-field.tsx'
import { monthly } from './answers.ts'
import type { PayProps } from './pay-parts.tsx'

/** Monthly base pay. `optional`: text for "optional"; without it the field is required. */
export function BasePay({
  draft,
  errors,
  change,
  showMistake,
  optional,
}: PayProps & { optional?: string | undefined }) {
  const { label, hint } = useWords('writing').fields.monthly_salary
  const amount = monthly(draft.salary)
  const { min, max } = LIMITS.salary
  const taken = amount !== undefined && amount >= min && amount <= max
  return (
    <AmountField
      {...{ label, hint, field: 'monthly_salary' }}
      {...(optional ? { optional } : { required: true })}
      typed={draft.salary}
      error={errors['monthly_salary']}
      amount={taken ? amount : undefined}
      odd={taken && !isOrdinary(amount)}
      sure={draft.salary_sure}
      onType={typed => change('monthly_salary', { salary: typed })}
      onSure={amount => change('monthly_salary', { salary_sure: amount })}
      onLeave={() => showMistake('monthly_salary')}
    />
  )
}
