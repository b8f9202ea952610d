import { APPLICANT, FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { useData } from '#web/platform/use-data.ts'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { LIMITS } from '../parts/limits.ts'
import type { StepProps } from './step-props.ts'
import { Screened } from '../parts/screened.tsx'
import { idOf } from '#web/forms/form.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { BasePay } from '../parts/base-pay.tsx'
import { PayComment, PayParts } from '../parts/pay-parts.tsx'
import type { ReviewChoices } from '#shared/contract/reviews/reviews.ts'
import { httpCall } from '#web/platform/call.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { crowdOf, isEmpty, leads } from './crowd-count.ts'
import type { Draft, DraftCompany } from '../drafts/draft.ts'

/** Step with the free texts. */
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
        {messages => (
          <TextField
            {...fields.headline}
            {...messages}
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
          {messages => (
            <TextArea
              {...messages}
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

/** Pay: base pay and its parts. The server stores it separately from the review. */
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

type Props = Pick<StepProps, 'draft' | 'change'>
type Published = ReviewChoices | 'loading' | 'failed'

/** Risk of identification according to the published counts, and how to reduce it. */
function CrowdHint(props: Props) {
  const { crowd } = useWords('writing')
  const { company } = props.draft
  const [published, again] = usePublished(company)
  return (
    <Section title={crowd.title} className="crowd">
      {published === 'loading' ? (
        <p>{crowd.loading}</p>
      ) : published === 'failed' ? (
        <p>
          {crowd.failed} <LinkButton onClick={again}>{crowd.retry}</LinkButton>
        </p>
      ) : (
        <Counted {...props} published={published} />
      )}
    </Section>
  )
}

function Counted({ published, draft, change }: Props & { published: ReviewChoices }) {
  const { crowd } = useWords('writing')
  const { departments } = useWords('reviews')
  const aside = draft.job_role_aside
  const applicant = draft.employment_status === APPLICANT
  const widen = (wider: boolean) =>
    change(
      'job_role_id',
      wider ? { job_role: null, job_role_aside: draft.job_role } : { job_role: aside, job_role_aside: null },
    )
  return (
    <>
      <div role="status">
        {isEmpty(published) ? <p>{crowd.alone}</p> : <CrowdEstimate {...{ draft, published }} />}
      </div>
      {!applicant && draft.department && (draft.job_role || aside) && (
        <Checkbox framed checked={aside !== null} onChange={event => widen(event.target.checked)}>
          {crowd.widen(departments[draft.department])}
        </Checkbox>
      )}
      <p className="note">
        {leads(draft) && <b>{crowd.leads} </b>}
        {crowd.always[draft.employment_status]} {crowd.city} {applicant && crowd.applied}
      </p>
      <p className="note">{crowd.note}</p>
    </>
  )
}

/**
 * The estimate in sentences: for the published attributes, also without the position if it is set aside, and the
 * attributes without published counts.
 */
function CrowdEstimate({ draft, published }: { draft: Draft; published: ReviewChoices }) {
  const { crowd } = useWords('writing')
  const { job_role_aside: aside } = draft
  const full = aside ? { ...draft, job_role: aside } : draft
  const named = full.employment_status === APPLICANT ? null : full.job_role?.label
  const entered = [crowd.kinds[full.employment_status], named, full.city?.label].filter(Boolean).join(', ')
  const before = crowdOf(published, full)
  const rest = useUncounted(draft)
  return (
    <>
      <p>
        {aside ? crowd.before[before] : crowd.said[before]} <b>{entered}</b>.{' '}
        {aside && crowd.after[crowdOf(published, draft)]}
      </p>
      {rest !== '' && (
        <p>
          {crowd.uncounted} <b>{rest}</b>. {crowd.fewer}
        </p>
      )}
    </>
  )
}

/** Attributes that are always shown and have no published counts. */
function useUncounted(draft: Draft): string {
  const words = useWords('reviews')
  const { department, job_type, application_result: result, left_at_year: year } = draft
  const shown =
    draft.employment_status === APPLICANT
      ? [result && words.results[result]]
      : [
          department && words.departments[department],
          job_type && words.jobTypes[job_type],
          draft.employment_status === FORMER_EMPLOYEE && year && words.until(year),
        ]
  return shown.filter(Boolean).join(', ')
}

const NOBODY: ReviewChoices = { types: [], departments: [], job_roles: [], cities: [] }

/** Published counts of a company. The request contains only its slug; an unlisted company has none. */
function usePublished(company: DraftCompany | null): [Published, () => void] {
  const slug = company?.slug ?? ''
  const { data, failed, missing, again } = useData(slug || undefined, () =>
    httpCall('reviewFilters', { params: { slug } }),
  )
  if (slug === '' || missing) return [NOBODY, again]
  return [data ?? (failed ? 'failed' : 'loading'), again]
}
