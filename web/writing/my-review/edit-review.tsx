import { useMemo } from 'react'
import { useData } from '#web/platform/use-data.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import type { OwnReview as Review } from '#shared/contract/writing/writing.ts'
import type { Draft } from '#web/writing/drafts/draft.ts'
import { ReviewSteps } from '#web/writing/form/review-steps-form.tsx'
import { nameLists } from '#web/forms/lists.ts'
import { editPlace, type EditableReview, wipeEdit } from './edit-draft.ts'
import { draftOfOwn } from './own-draft.ts'
import { Reason } from './reason.tsx'
import { useDraft, type DraftStore } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-stepped-form.ts'
import { httpCall } from '#web/platform/call.ts'
import type { Outcome } from '#web/writing/send.ts'
import { useSignInFirst } from '#web/writing/parts/use-leave.ts'
import { sendEdit } from './edit.ts'

type Ways = {
  code: string
  /** Called after the changes were sent. */
  onSent: () => void
  /** Back to the review. */
  onLeave: () => void
}

/** The form with the review's content, after the lists of cities and positions have been loaded. */
export function EditReview({ review, ...ways }: Ways & { review: EditableReview }) {
  const { editing, mine } = useWords('writing')
  const { nav } = useWords('masthead')
  const { data: original, failed, again } = useOriginal(review)
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
  const store = useDraft(place)
  return store && <StoredForm {...{ review, store }} {...ways} />
}

function StoredForm({
  review,
  store,
  code,
  onSent,
  onLeave,
}: Ways & { review: Review; store: DraftStore<Draft> }) {
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
      {...{ store, errand }}
      attempt={useEdit(store, code, onSent)}
      hasCompanyField={false}
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

/** The sent review as a draft. */
function useOriginal(review: EditableReview) {
  const locale = useLocale()
  return useData(locale, async () => draftOfOwn(review, await nameLists(locale), locale))
}

/** Sends the changes of a review. */
function useEdit({ latest }: DraftStore<Draft>, code: string, onSent: () => void): Attempt<Outcome> {
  const locale = useLocale()
  const signIn = useSignInFirst(useWords('writing').send.signIn)
  return async again => {
    const outcome = await sendEdit(latest(), code, locale, httpCall)
    // Only pay that is given for the first time needs the account's key.
    if (outcome.kind === 'sign-in') return signIn(again)
    if (outcome.kind !== 'edited') return outcome
    wipeEdit()
    onSent()
    return outcome
  }
}
