import { useEffect, useState } from 'react'
import { APPLICANT, FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import type { ReviewChoices } from '#shared/contract/reviews/reviews.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { crowdOf, isEmpty, leads } from './crowd-count.ts'
import type { Draft, DraftCompany } from '../kept/draft.ts'
import type { StepProps } from './step-props.ts'

type Props = Pick<StepProps, 'draft' | 'change'>
type Published = ReviewChoices | 'loading' | 'failed'

/** What helps to guess who writes, as far as published counts say it, and how to be among more. */
export function CrowdHint(props: Props) {
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
        {isEmpty(published) ? <p>{crowd.alone}</p> : <Said {...{ draft, published }} />}
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

/** The finding in sentences: what is published in counts, with the position set aside also without it, and what is not. */
function Said({ draft, published }: { draft: Draft; published: ReviewChoices }) {
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

/** What of the author's choices is always shown and has no published count. */
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

/** A company's published counts. They are asked for by its name alone; one that is not listed has none. */
function usePublished(company: DraftCompany | null): [Published, () => void] {
  const slug = company?.slug ?? ''
  const [answer, setAnswer] = useState<{ of: string; published: Published }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (slug === '') return
    let gone = false
    const take = (published: Published) => gone || setAnswer({ of: slug, published })
    httpCall('reviewFilters', { params: { slug } }).then(take, error =>
      take(isCallError(error) && error.status === 404 ? NOBODY : 'failed'),
    )
    return () => void (gone = true)
  }, [slug, attempt])
  const again = () => {
    setAnswer(undefined)
    setAttempt(attempt + 1)
  }
  if (slug === '') return [NOBODY, again]
  return [answer?.of === slug ? answer.published : 'loading', again]
}
