import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Failed, Loading } from '#web/ui/waiting.tsx'
import type { OwnReview as Review } from '#shared/contract/writing.ts'
import type { Draft } from './draft.ts'
import { FilledForm } from './filled-form.tsx'
import { allCities, allJobRoles } from './lists.ts'
import { editPlace, type EditableReview } from './kept-edit.ts'
import { draftOfOwn } from './own-draft.ts'
import { Reason } from './reason.tsx'
import { useDraft, type KeptDraft } from './use-draft.ts'
import { useEdit } from './use-edit.ts'
import { usePosition } from './use-position.ts'

type Ways = {
  code: string
  /** The changes arrived. */
  onSent: () => void
  /** Back to how the review stands. */
  onLeave: () => void
}

/** The form filled with what was sent, once the lists that name city and position are here. */
export function EditReview({ review, ...ways }: Ways & { review: EditableReview }) {
  const { editing, draft, mine } = useWords('writing')
  const { original, failed, again } = useOriginal(review)
  return (
    <div className="wrap wrap-form write">
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
          {draft.close}
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

function KeptForm({ review, kept, code, onSent, onLeave }: Ways & { review: Review; kept: KeptDraft }) {
  const { editing } = useWords('writing')
  const heading = useRef<HTMLHeadingElement>(null)
  const position = usePosition(kept, heading)
  const sending = useEdit(kept, code, position.refused, onSent)
  const errand = {
    about: editing.about,
    button: editing.send,
    note: editing.note,
    draft: editing,
    check: editing.check,
    isNew: false,
  }
  const why = review.state === 'rejected' && <Reason review={review} />
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <FilledForm
      {...{ kept, heading, position, sending, errand, why }}
      asksCompany={false}
      onSeeState={onLeave}
    >
      <Button kind="line" onClick={onLeave}>
        {editing.back}
      </Button>
    </FilledForm>
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
