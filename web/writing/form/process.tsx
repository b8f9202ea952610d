import { APPLICANT_RATINGS, APPLICATION_RESULTS } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { LIMITS } from '../parts/limits.ts'
import type { StepProps } from './step-props.ts'
import { Options } from '#web/ui/forms/questions/options.tsx'
import { Ratings } from './ratings.tsx'
import { Screened } from '../parts/screened.tsx'
import { idOf } from '#web/forms/form.ts'

const ROUNDS = Array.from({ length: LIMITS.rounds }, (_, index) => String(index + 1))

/** Step for applicants: seven ratings of the application, then its outcome. */
export function StepProcess(props: StepProps) {
  const { draft, errors, change } = props
  const { fields } = useWords('writing')
  const { results } = useWords('reviews')
  return (
    <>
      <Ratings {...props} keys={APPLICANT_RATINGS} />
      <Options
        {...{ legend: fields.application_result.label, name: 'application_result' }}
        id={idOf('application_result')}
        error={errors['application_result']}
        options={APPLICATION_RESULTS.map(value => ({ value, label: results[value] }))}
        value={draft.application_result || undefined}
        onChange={value => change('application_result', { application_result: value })}
        required
      />
      <SelectField
        {...fields.interview_rounds}
        id={idOf('interview_rounds')}
        error={errors['interview_rounds']}
        value={draft.interview_rounds}
        onChange={event => change('interview_rounds', { interview_rounds: event.target.value })}
        options={ROUNDS.map(value => ({ value, label: value }))}
        required
      />
      <Surprise {...props} />
    </>
  )
}

function Surprise({ draft, errors, change }: StepProps) {
  const { fields, yes, no } = useWords('writing')
  const { optional } = useWords('forms')
  const { label, hint } = fields.surprise_question
  const surprise = draft.surprise_question
  return (
    <>
      <div className="field">
        <Options
          {...{ legend: label, hint, name: 'surprise_question' }}
          id={idOf('surprise_question')}
          error={errors['surprise_question']}
          options={[
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ]}
          value={surprise === null ? undefined : surprise ? 'yes' : 'no'}
          onChange={value => change('surprise_question', { surprise_question: value === 'yes' })}
          required
        />
      </div>
      {surprise && (
        <Screened text={draft.surprise_text} error={errors['surprise_text']}>
          {messages => (
            <TextArea
              {...fields.surprise_text}
              {...messages}
              optional={optional}
              id={idOf('surprise_text')}
              value={draft.surprise_text}
              onChange={event => change('surprise_text', { surprise_text: event.target.value })}
              rows={3}
            />
          )}
        </Screened>
      )}
    </>
  )
}
