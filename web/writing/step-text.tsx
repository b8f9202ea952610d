import { APPLICANT } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { LIMITS } from './checks.ts'
import type { StepProps } from './form-props.ts'
import { SalaryFields } from './salary-fields.tsx'
import { idOf } from './steps.ts'

/** In their own words. */
export function StepText(props: StepProps) {
  const { draft, errors, change } = props
  const { fields, counter, optional } = useWords('writing')
  const { likes, dislikes } = useWords('reviews')
  const labels = { likes, dislikes, advice: fields.advice.label }
  return (
    <>
      <TextField
        {...fields.headline}
        id={idOf('headline')}
        error={errors['headline']}
        value={draft.headline}
        onChange={event => change('headline', { headline: event.target.value })}
        counter={used => counter(used, LIMITS.headline.max)}
        limit={LIMITS.headline.max}
        required
      />
      {(['likes', 'dislikes', 'advice'] as const).map(field => (
        <TextArea
          key={field}
          label={labels[field]}
          optional={optional}
          id={idOf(field)}
          error={errors[field]}
          value={draft[field]}
          onChange={event => change(field, { [field]: event.target.value })}
          counter={draft[field].length > LIMITS.text * 0.8 ? used => counter(used, LIMITS.text) : undefined}
          limit={LIMITS.text}
          rows={field === 'advice' ? 3 : 4}
        />
      ))}
      {draft.employment_status !== APPLICANT && <SalaryFields {...props} />}
    </>
  )
}
