import { APPLICANT, FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { LIMITS } from '../parts/limits.ts'
import { CrowdHint } from './crowd.tsx'
import type { StepProps } from './step-props.ts'
import { Screened } from '../parts/screened.tsx'
import { idOf } from '#web/forms/form.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { BasePay } from '../parts/base-pay.tsx'
import { PayComment, PayParts } from '../parts/pay-parts.tsx'

/** In their own words. */
export function StepText(props: StepProps) {
  const { draft, errors, change } = props
  const { fields } = useWords('writing')
  const { counter, optional } = useWords('forms')
  const { count } = useFormats()
  const { likes, dislikes } = useWords('reviews')
  const labels = { likes, dislikes, advice: fields.advice.label }
  return (
    <>
      <Screened text={draft.headline} error={errors['headline']}>
        {said => (
          <TextField
            {...fields.headline}
            {...said}
            id={idOf('headline')}
            value={draft.headline}
            onChange={event => change('headline', { headline: event.target.value })}
            counter={used => counter(count(used), count(LIMITS.headline.max))}
            limit={LIMITS.headline.max}
            required
          />
        )}
      </Screened>
      {(['likes', 'dislikes', 'advice'] as const).map(field => (
        <Screened key={field} text={draft[field]} error={errors[field]}>
          {said => (
            <TextArea
              {...said}
              label={labels[field]}
              optional={optional}
              id={idOf(field)}
              value={draft[field]}
              onChange={event => change(field, { [field]: event.target.value })}
              counter={
                draft[field].length > LIMITS.text * 0.8
                  ? used => counter(count(used), count(LIMITS.text))
                  : undefined
              }
              limit={LIMITS.text}
              rows={field === 'advice' ? 3 : 4}
            />
          )}
        </Screened>
      ))}
      {draft.employment_status !== APPLICANT && <SalaryFields {...props} />}
      <CrowdHint draft={draft} change={change} />
    </>
  )
}

/** The salary, and what it has beside base pay: kept apart from the review. */
function SalaryFields(props: StepProps) {
  const { draft } = props
  const { fields } = useWords('writing')
  const { optional } = useWords('forms')
  const { title, lead } = fields.monthly_salary
  return (
    <Section title={title[draft.employment_status === FORMER_EMPLOYEE ? 1 : 0]} className="salary">
      <p className="find">{lead}</p>
      <BasePay {...props} optional={optional} />
      {draft.salary.trim() !== '' && (
        <>
          <PayParts {...props} />
          <PayComment {...props} />
        </>
      )}
    </Section>
  )
}
