import { FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import { formatRupiah, parseRupiah } from '#shared/rules/rupiah.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { isUnusual, LIMITS } from '../checks.ts'
import type { StepProps } from './step-props.ts'
import { afterPress } from '#web/ui/forms/questions/press.ts'
import { Screened } from './screened.tsx'
import { idOf } from '#web/forms/form.ts'

/** The salary as people write it, what was understood, and one more question where it is far from usual. */
export function SalaryFields({ draft, errors, change, tellMistake }: StepProps) {
  const locale = useLocale()
  const { fields, salary } = useWords('writing')
  const { counter, optional } = useWords('forms')
  const { count } = useFormats()
  const amount = parseRupiah(draft.salary)
  const taken = amount !== undefined && amount >= LIMITS.salary.min && amount <= LIMITS.salary.max
  const shown = taken ? formatRupiah(amount, locale) : ''
  const { title, lead, label, hint } = fields.monthly_salary
  return (
    <Section title={title[draft.employment_status === FORMER_EMPLOYEE ? 1 : 0]} className="salary">
      <p className="find">{lead}</p>
      <TextField
        {...{ label, hint, optional }}
        id={idOf('monthly_salary')}
        error={errors['monthly_salary']}
        understood={taken ? salary.read(shown) : undefined}
        value={draft.salary}
        onChange={event => change('monthly_salary', { salary: event.target.value })}
        onBlur={() => taken || afterPress(() => tellMistake('monthly_salary'))}
        autoComplete="off"
        enterKeyHint="next"
      />
      <p className="vh" role="status">
        {errors['monthly_salary']}
      </p>
      {taken && isUnusual(amount) && (
        <Checkbox
          framed
          checked={draft.salary_sure === amount}
          onChange={event => change('monthly_salary', { salary_sure: event.target.checked ? amount : null })}
        >
          {salary.sure(shown)}
        </Checkbox>
      )}
      {draft.salary.trim() !== '' && (
        <Screened text={draft.salary_comment} error={errors['salary_comment']}>
          {said => (
            <TextField
              {...fields.salary_comment}
              {...said}
              optional={optional}
              id={idOf('salary_comment')}
              value={draft.salary_comment}
              onChange={event => change('salary_comment', { salary_comment: event.target.value })}
              counter={used => counter(count(used), count(LIMITS.salaryComment))}
              limit={LIMITS.salaryComment}
            />
          )}
        </Screened>
      )}
    </Section>
  )
}
