import { ANSWERS, APPLICANT, type AnswerKey } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { RatingScale } from '#web/ui/forms/questions/rating-scale.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Draft } from '../drafts/draft.ts'
import type { StepProps } from './step-props.ts'
import { Options } from '#web/ui/forms/questions/options.tsx'
import { idOf } from '#web/forms/form.ts'

/** Step "overall": satisfaction, recommendation, and benefits. */
export function StepOverall(props: StepProps) {
  const { draft, errors, change } = props
  const { fields, satisfied, yes, no } = useWords('writing')
  return (
    <>
      <RatingScale
        {...{ legend: fields.overall_sentiment.label, hint: fields.overall_sentiment.hint }}
        id={idOf('overall_sentiment')}
        name="overall_sentiment"
        words={satisfied}
        error={errors['overall_sentiment']}
        value={draft.overall_sentiment ?? undefined}
        onChange={value => change('overall_sentiment', { overall_sentiment: value })}
        required
      />
      <Options
        {...{ legend: fields.recommended.label[draft.employment_status], name: 'recommended' }}
        id={idOf('recommended')}
        error={errors['recommended']}
        options={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
        value={draft.recommended === null ? undefined : draft.recommended ? 'yes' : 'no'}
        onChange={value => change('recommended', { recommended: value === 'yes' })}
        required
      />
      {draft.employment_status !== APPLICANT && <Benefits {...props} />}
    </>
  )
}

function Benefits({ draft, errors, change }: StepProps) {
  const { fields, yes, no, clear } = useWords('writing')
  const { benefits } = useWords('companies')
  const options = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ] as const
  return (
    <Section title={fields.answers.label} className="benefits">
      <p className="hint">{fields.answers.hint}</p>
      {errors['answers'] && <p className="said said-err">{errors['answers']}</p>}
      {ANSWERS.map((key, place) => (
        <Options
          key={key}
          id={place === 0 ? idOf('answers') : idOf(`answers_${key}`)}
          name={`answers_${key}`}
          legend={benefits[key]}
          options={options}
          value={answerOf(draft, key)}
          onChange={value => change('answers', { answers: { ...draft.answers, [key]: value === 'yes' } })}
          clear={clear}
          onClear={() => change('answers', { answers: without(key, draft) })}
        />
      ))}
    </Section>
  )
}

const answerOf = ({ answers }: Draft, key: AnswerKey) =>
  answers[key] === undefined ? undefined : answers[key] ? 'yes' : 'no'

function without(key: AnswerKey, { answers: { [key]: _, ...others } }: Draft): Draft['answers'] {
  return others
}
