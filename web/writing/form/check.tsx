import { LegalLink } from '#web/library/legal/legal-link.tsx'
import { useWords, useLocale } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { StepProps } from './step-props.ts'
import { idOf } from '#web/forms/form.ts'
import type { AllWords } from '#web/platform/words.ts'
import {
  ANSWERS,
  APPLICANT,
  APPLICANT_RATINGS,
  RATING_GROUPS,
  type RatingKey,
} from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Draft } from '../drafts/draft.ts'
import { monthly } from '../parts/answers.ts'
import { payLines } from '../parts/pay-lines.ts'
import { HeldIn } from '../parts/screened.tsx'
import { stepsOf, type Field, type StepName } from '../drafts/review-steps.ts'
import type { TextField } from '#shared/contract/text-fields.ts'

/** The last step: a summary before sending. */
export function StepCheck({
  draft,
  errors,
  change,
  note,
  onEdit,
}: StepProps & { note: string; onEdit: EditStep }) {
  const { fields, guidelinesLink } = useWords('writing')
  return (
    <>
      <Summary draft={draft} onEdit={onEdit} />
      <Checkbox
        framed
        id={idOf('agree')}
        error={errors['agree']}
        hint={<LegalLink name="guidelines">{guidelinesLink}</LegalLink>}
        checked={draft.agree}
        onChange={event => change('agree', { agree: event.target.checked })}
        required
      >
        {fields.agree.label}
      </Checkbox>
      <Notice>{note}</Notice>
    </>
  )
}

/** `field`: field of a free text, which is screened. */
type Line = { label: string; value: string; field?: TextField }
type Words = Pick<AllWords, 'writing' | 'reviews' | 'companies'> & { locale: Locale }

/** Opens a step, or a field on it. */
type EditStep = (step: StepName, field?: Field) => void

/** All answers by step, each with a button to edit it. */
function Summary({ draft, onEdit }: { draft: Draft; onEdit: EditStep }) {
  const locale = useLocale()
  const writing = useWords('writing')
  const words = { locale, writing, reviews: useWords('reviews'), companies: useWords('companies') }
  return stepsOf(draft.employment_status)
    .filter(step => step !== 'check')
    .map(step => (
      <Section key={step} title={writing.steps[step].short} small className="summary">
        <LinkButton onClick={() => onEdit(step)} aria-label={writing.editStep(writing.steps[step].short)}>
          {writing.edit}
        </LinkButton>
        <dl className="sum">
          {linesOf(step, draft, words).map(({ label, value, field }) => (
            <div key={label} className={field ? 'sum-long' : undefined}>
              <dt>{label}</dt>
              <dd className={value ? undefined : 'sum-none'}>
                {value || writing.notAnswered}
                {field && (
                  <HeldIn id={`sum-${field}`} text={value}>
                    <LinkButton onClick={() => onEdit(step, field)} aria-label={writing.editStep(label)}>
                      {writing.edit}
                    </LinkButton>
                  </HeldIn>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    ))
}

function linesOf(step: StepName, draft: Draft, words: Words): Line[] {
  switch (step) {
    case 'who':
      return whoLines(draft, words)
    case 'process':
      return [...ratingLines(APPLICANT_RATINGS, draft, words), ...processLines(draft, words)]
    case 'overall':
      return overallLines(draft, words)
    case 'text':
      return textLines(draft, words)
    case 'check':
      return []
    default:
      return ratingLines(RATING_GROUPS[step], draft, words)
  }
}

function whoLines(draft: Draft, { writing, reviews }: Words): Line[] {
  const { fields, statuses } = writing
  const applicant = draft.employment_status === APPLICANT
  const year = applicant ? fields.left_at_year.applied : fields.left_at_year.former
  const status = [statuses.current, statuses.former, statuses.applicant][draft.employment_status]
  const role = draft.job_role?.label ?? ''
  return [
    { label: fields.company_id.label, value: draft.company?.name ?? '' },
    { label: fields.employment_status.label, value: status?.label ?? '' },
    ...(applicant
      ? [{ label: fields.job_role_id.applied, value: role }]
      : [
          {
            label: fields.department.label,
            value: draft.department && reviews.departments[draft.department],
          },
          { label: fields.job_type.label, value: draft.job_type && reviews.jobTypes[draft.job_type] },
          { label: fields.job_role_id.label, value: role },
        ]),
    { label: fields.city_id.label, value: draft.city?.label ?? '' },
    ...(draft.employment_status > 0 ? [{ label: year, value: draft.left_at_year }] : []),
  ]
}

const ratingLines = (keys: readonly RatingKey[], { ratings }: Draft, { writing, reviews }: Words): Line[] =>
  keys.map(key => ({ label: reviews.ratings[key], value: ratingText(ratings[key], writing) }))

const ratingText = (value: number | null | undefined, { scale }: AllWords['writing']): string =>
  value === undefined ? '' : value === null ? scale.none : `${value} ${scale.outOf}`

function processLines(draft: Draft, { writing, reviews }: Words): Line[] {
  const { fields } = writing
  const { application_result: result, surprise_question: surprise } = draft
  return [
    { label: fields.application_result.label, value: result && reviews.results[result] },
    { label: fields.interview_rounds.label, value: draft.interview_rounds },
    { label: fields.surprise_question.label, value: yesNo(surprise, writing) },
    ...(surprise
      ? [{ label: fields.surprise_text.label, value: draft.surprise_text, field: 'surprise_text' as const }]
      : []),
  ]
}

function overallLines(draft: Draft, { writing, companies }: Words): Line[] {
  const { fields } = writing
  return [
    {
      label: fields.overall_sentiment.label,
      value: ratingText(draft.overall_sentiment ?? undefined, writing),
    },
    { label: fields.recommended.label[draft.employment_status], value: yesNo(draft.recommended, writing) },
    ...ANSWERS.filter(key => draft.answers[key] !== undefined).map(key => ({
      label: companies.benefits[key],
      value: yesNo(draft.answers[key] ?? null, writing),
    })),
  ]
}

function textLines(draft: Draft, { writing, reviews, locale }: Words): Line[] {
  const { fields } = writing
  return [
    { label: fields.headline.label, value: draft.headline, field: 'headline' },
    { label: reviews.likes, value: draft.likes, field: 'likes' },
    { label: reviews.dislikes, value: draft.dislikes, field: 'dislikes' },
    { label: fields.advice.label, value: draft.advice, field: 'advice' },
    ...(draft.employment_status === APPLICANT
      ? []
      : [
          ...payLines(draft, writing, locale),
          ...(monthly(draft.salary) !== undefined
            ? [
                {
                  label: fields.salary_comment.label,
                  value: draft.salary_comment,
                  field: 'salary_comment' as const,
                },
              ]
            : []),
        ]),
  ]
}

const yesNo = (value: boolean | null, { yes, no }: AllWords['writing']): string =>
  value === null ? '' : value ? yes : no
