import { useState, type FormEvent } from 'react'
import type { EmploymentStatus } from '#shared/contract/keys.ts'
import { loadScreening } from '#web/reviews/screening.ts'
import { furthestStep, mistakesOn } from './checks.ts'
import { lostByStatus, withStatus, type Draft } from './draft.ts'
import { hasWords, refusalsOn } from './screening.ts'
import { fieldsOf, type Field, type StepName } from './steps.ts'
import type { KeptDraft } from './use-draft.ts'
import type { Position } from './use-position.ts'
import type { Sending } from './use-send.ts'

/** Everything the form does: moving between steps, minding mistakes, changing the status, sending. */
export function useReviewForm(kept: KeptDraft, position: Position, sending: Sending) {
  const { draft, put, latest } = kept
  const { step, steps, place, furthest, returning, words, errors, setErrors, show, refuse } = position

  const change = (field: Field, part: Partial<Draft>) => {
    setErrors(({ [field]: _, ...others }) => others)
    put(before => ({ ...before, ...part }))
  }
  const tellMistake = (field: Field) => {
    const { [field]: mistake } = mistakesOn(step, latest(), words)
    setErrors(others => ({ ...others, [field]: mistake }))
  }
  const moveTo = (to: StepName) => {
    sending.forget()
    show(to)
  }
  // From the summary back to it, unless what was changed there leaves a later step to be filled in.
  const after = steps.indexOf(furthest) > place ? furthest : 'check'
  const next = returning ? after : steps[place + 1]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mistakes = mistakesOn(step, draft, words)
    // What must not leave this browser is looked for where it was written, and once more before it would.
    const texts = (next ? [step] : steps).flatMap(one => fieldsOf(one, draft.employment_status))
    const screen = hasWords(texts, latest()) ? await loadScreening().catch(() => undefined) : undefined
    const refusals = screen ? refusalsOn(texts, latest(), words, screen) : {}
    if (Object.keys(mistakes).length > 0)
      return show(step, { mistakes: { ...refusals, ...mistakes }, returning })
    if (refuse(refusals)) return
    if (next) moveTo(next)
    else if (!sending.busy) void sending.send()
  }
  const edit = (to: StepName, field?: Field) => {
    sending.forget()
    show(to, { returning: true, field })
  }
  const restart = () => {
    const empty = kept.empty()
    sending.forget()
    show(furthestStep(empty, words), { status: empty.employment_status })
    kept.wipe()
  }
  const status = useStatusChange(kept, () => setErrors({}))
  return {
    draft,
    errors,
    step,
    steps,
    place,
    next,
    returning,
    sending,
    status,
    change,
    tellMistake,
    submit,
    edit,
    moveTo,
    restart,
  }
}

/** Another status is another set of questions: asks first where answers would go. */
function useStatusChange({ draft, put }: KeptDraft, onChange: () => void) {
  const [asked, setAsked] = useState<EmploymentStatus>()
  const apply = (status: EmploymentStatus | undefined) => {
    setAsked(undefined)
    if (status === undefined) return
    onChange()
    put(before => withStatus(before, status))
  }
  const choose = (status: EmploymentStatus) => {
    if (status === draft.employment_status) return
    if (lostByStatus(draft).length > 0) setAsked(status)
    else apply(status)
  }
  return { asked, apply, choose }
}
