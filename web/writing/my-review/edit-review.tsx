import { useEffect, useMemo, useState } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import type { OwnReview as Review } from '#shared/contract/writing/writing.ts'
import { type Draft, emptyDraft, ownRole } from '#web/writing/kept/draft.ts'
import { ReviewSteps } from '#web/writing/form/review-steps-form.tsx'
import { allCities, allJobRoles } from '#web/forms/lists.ts'
import { editPlace, type EditableReview, wipeEdit } from './kept-edit.ts'
import { Reason } from './reason.tsx'
import { useDraft, type KeptDraft } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-sending.ts'
import { httpCall, isCallError, type Call } from '#web/platform/call.ts'
import type { Outcome } from '#web/writing/send.ts'
import type { Locale } from '#shared/locale.ts'
import { failureOf } from '#web/writing/parts/deliver.ts'
import { submissionOf } from '#web/writing/submission.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { answersOf } from '#web/writing/parts/answers.ts'

type Ways = {
  code: string
  /** The changes arrived. */
  onSent: () => void
  /** Back to how the review stands. */
  onLeave: () => void
}

/** The form filled with what was sent, once the lists that name city and position are here. */
export function EditReview({ review, ...ways }: Ways & { review: EditableReview }) {
  const { editing, mine } = useWords('writing')
  const { nav } = useWords('masthead')
  const { original, failed, again } = useOriginal(review)
  return (
    <div className="wrap wrap-form form-page">
      {original ? (
        <ChangedForm {...{ review, original }} {...ways} />
      ) : failed ? (
        <>
          <h1 className="vh">{mine.title}</h1>
          <Failed retry={editing.retry} onRetry={again}>
            {editing.failed}
          </Failed>
        </>
      ) : (
        <>
          <h1 className="vh">{editing.loading}</h1>
          <Loading label={editing.loading} />
        </>
      )}
      {!original && (
        <Button kind="line" onClick={ways.onLeave}>
          {nav.close}
        </Button>
      )}
    </div>
  )
}

function ChangedForm({ review, original, ...ways }: Ways & { review: EditableReview; original: Draft }) {
  const place = useMemo(() => editPlace(review, original), [review, original])
  const kept = useDraft(place)
  return kept && <KeptForm {...{ review, kept }} {...ways} />
}

function KeptForm({
  review,
  kept,
  code,
  onSent,
  onLeave,
}: Ways & { review: Review; kept: KeptDraft<Draft> }) {
  const { editing } = useWords('writing')
  const errand = {
    about: editing.about,
    button: editing.send,
    note: editing.note,
    draft: editing,
    check: editing.check,
    isNew: false,
  }
  return (
    <ReviewSteps
      {...{ kept, errand }}
      attempt={useEdit(kept, code, onSent)}
      asksCompany={false}
      entered
      onSeeState={onLeave}
      why={review.state === 'rejected' && <Reason review={review} />}
      more={
        <Button kind="line" onClick={onLeave}>
          {editing.back}
        </Button>
      }
    />
  )
}

/** What the review said when it was sent, as a draft. */
function useOriginal(review: EditableReview) {
  const locale = useLocale()
  const [original, setOriginal] = useState<Draft>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = false
    Promise.all([allCities(locale), allJobRoles(locale)]).then(
      ([cities, roles]) => gone || setOriginal(draftOfOwn(review, { cities, roles }, locale)),
      () => gone || setFailed(true),
    )
    return () => void (gone = true)
  }, [review, locale, attempt])
  const again = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { original, failed, again }
}

/** Sending the changes of a review. */
function useEdit({ latest }: KeptDraft<Draft>, code: string, onSent: () => void): Attempt<Outcome> {
  const locale = useLocale()
  return async () => {
    const came = await sendEdit(latest(), code, locale, httpCall)
    if (came.kind !== 'edited') return came
    wipeEdit()
    onSent()
    return came
  }
}

/** Sends a review anew under its code: no pass, no account. Sent twice it is the same, so it can always be tried again. */
export async function sendEdit(draft: Draft, code: string, locale: Locale, call: Call): Promise<Outcome> {
  try {
    await call('editReview', { body: submissionOf(draft, code, locale) }, code)
    return { kind: 'edited' }
  } catch (error) {
    if (!isCallError(error)) throw error
    return failureOf(error)
  }
}

type Lists = { cities: readonly Choice[]; roles: readonly Choice[] }

/** A waiting or rejected review as its author had filled it in. Only the agreement is asked for anew. */
export function draftOfOwn(review: EditableReview, { cities, roles }: Lists, locale: Locale): Draft {
  const { draft } = review
  return {
    ...emptyDraft({ ...review.company, id: draft.company_id }),
    employment_status: draft.employment_status,
    status_chosen: true,
    department: (draft.department ?? '') as Draft['department'],
    job_type: (draft.job_type ?? '') as Draft['job_type'],
    job_role: draft.job_role === null ? chosen(roles, draft.job_role_id) : ownRole(draft.job_role),
    city: chosen(cities, draft.city_id),
    left_at_year: textOf(draft.left_at_year),
    ratings: draft.ratings as Draft['ratings'],
    application_result: (draft.application_result ?? '') as Draft['application_result'],
    interview_rounds: textOf(draft.interview_rounds),
    surprise_question: draft.surprise_question,
    surprise_text: draft.surprise_text ?? '',
    overall_sentiment: draft.overall_sentiment,
    recommended: draft.recommended,
    answers: draft.answers as Draft['answers'],
    headline: review.headline ?? '',
    likes: review.likes ?? '',
    dislikes: review.dislikes ?? '',
    advice: review.advice ?? '',
    ...answersOf(draft, locale),
  }
}

const textOf = (value: number | null): string => (value === null ? '' : String(value))

function chosen(choices: readonly Choice[], id: string | null): Choice | null {
  const choice = choices.find(one => one.id === id)
  return choice ? { id: choice.id, label: choice.label } : null
}
