import { type FormEvent, useRef, useState, useEffect, useEffectEvent } from 'react'
import type { DraftOf } from './draft.ts'
import {
  formErrors,
  furthestStep,
  mistakesOn,
  type Form,
  type StepProps,
  firstStepWith,
  type Errors,
  hashOf,
  STEP_HASH,
} from './form.ts'
import type { DraftStore } from './use-draft.ts'
import { useWork } from './use-submit.ts'
import { HEADING, MISTAKE, useFormFocus } from './use-form-focus.ts'
import { useLocation, useNavigate } from 'react-router'

/** Result of sending; a refusal has errors by field. */
export type Outcome = { kind: string; errors?: Record<string, string[]> }
/**
 * Sends the newest draft. Returns undefined if something else must happen first, such as signing in, and calls `again`
 * after it.
 */
export type Attempt<O extends Outcome> = (again: () => void) => Promise<O | undefined>

/** State and actions of a form with several steps: navigation, validation, sending. */
export function useSteppedForm<D extends DraftOf<S>, S extends string, F extends string, O extends Outcome>(
  form: Form<D, S, F>,
  store: DraftStore<D>,
  attempt: Attempt<O>,
) {
  const { draft, put, latest } = store
  const { refuse, show, setErrors, ...position } = usePosition(form, store)
  const { step, steps, place, last, furthest, returning } = position
  const sending = useSending(attempt, errors => refuse(formErrors(form, errors)))

  const change: StepProps<D, F>['change'] = (field, part) => {
    setErrors(({ [field]: _, ...others }) => others)
    put(before => ({ ...before, ...part }))
  }
  const showMistake = (field: F) => {
    const { [field]: mistake } = mistakesOn(form, step, latest())
    setErrors(others => ({ ...others, [field]: mistake }))
  }
  const moveTo = (to: S) => {
    sending.forget()
    show(to)
  }
  // A step that was opened from the last step leads back to it, unless the change made a step in between incomplete.
  const after = steps.indexOf(furthest) > place ? furthest : last
  const next = returning ? after : steps[place + 1]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mistakes = mistakesOn(form, step, draft)
    // `examine` checks the fields of the current step, and before sending those of all steps.
    const fields = (next ? [step] : steps).flatMap(one => form.fields(one, draft))
    const found = (await form.examine?.(fields, latest())) ?? {}
    if (Object.keys(mistakes).length > 0)
      return show(step, { mistakes: { ...found, ...mistakes }, returning })
    if (refuse(found)) return
    if (next) moveTo(next)
    else void sending.send()
  }
  /** Opens an earlier step, or a field on it, from the last step. */
  const edit = (to: S, field?: F) => {
    sending.forget()
    show(to, { returning: true, field })
  }
  const restart = () => {
    const empty = store.empty()
    sending.forget()
    show(furthestStep(form, empty), { of: empty })
    store.wipe()
  }
  const forgetMistakes = () => setErrors({})
  return {
    ...position,
    store,
    draft,
    next,
    sending,
    change,
    showMistake,
    forgetMistakes,
    submit,
    edit,
    moveTo,
    restart,
  }
}

export type FormState<
  D extends DraftOf<S>,
  S extends string,
  F extends string,
  O extends Outcome = Outcome,
> = ReturnType<typeof useSteppedForm<D, S, F, O>>

/** Sends the draft and keeps the result. `onRefused` returns whether it could show the errors at their fields. */
function useSending<O extends Outcome>(
  attempt: Attempt<O>,
  onRefused: (errors: Record<string, string[]>) => boolean,
) {
  const { busy, run } = useWork()
  const [outcome, setOutcome] = useState<O>()
  const send = (): Promise<void> =>
    run(async () => {
      setOutcome(undefined)
      const result = await attempt(() => void send())
      if (!(result?.errors && onRefused(result.errors))) setOutcome(result)
    })
  return { busy, outcome, send, forget: () => setOutcome(undefined) }
}

type Showing<D, F> = { mistakes?: Errors; returning?: boolean; of?: D; field?: F | undefined }

/** Current step, its errors, and navigation to another step: to its heading, a field, or the first error. */
function usePosition<D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  { draft, put, latest }: DraftStore<D>,
) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { go, ...place } = useSteps(form, draft)
  const { step, last, returning } = place
  const [errors, setErrors] = useState<Errors>({})
  const want = useFormFocus(step, errors, heading)

  /**
   * `returning`: the step was opened from the last step and leads back to it. `of`: the draft after a pending change.
   */
  const show = (to: S, { mistakes = {}, field, ...way }: Showing<D, F> = {}) => {
    const wrong = Object.keys(mistakes).length > 0
    setErrors(mistakes)
    want(wrong ? MISTAKE : (field ?? HEADING), to)
    if (to === step) return
    put(before => ({ ...before, step: to }))
    go(to, way)
  }
  /** Opens the first step with one of these errors; returns false if no step has one. */
  const refuse = (mistakes: Errors): boolean => {
    const first = firstStepWith(form, Object.keys(mistakes), latest())
    if (!first) return false
    show(first, { mistakes, returning: returning || step === last })
    return true
  }
  return { ...place, heading, errors, setErrors, show, refuse }
}

type Way<D> = { replace?: boolean; returning?: boolean; of?: D }

/**
 * The current step is in the address (`#3`), so that back and reload work; the history state says whether it was opened
 * from the last step. A step after an incomplete one cannot be opened.
 */
function useSteps<D extends DraftOf<S>, S extends string, F extends string>(form: Form<D, S, F>, draft: D) {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const steps = form.steps(draft)
  const furthest = furthestStep(form, draft)
  const requested = hash ? Number(hash.slice(1)) - 1 : 0
  const place = Math.max(0, Math.min(Number.isInteger(requested) ? requested : 0, steps.indexOf(furthest)))
  const step = steps[place] as S
  const last = steps.at(-1) as S
  const returning = step !== last && (state as Way<D> | null)?.returning === true

  /** `of`: the draft after a pending change. */
  const go = (to: S, { replace = false, returning = false, of = draft }: Way<D> = {}) =>
    void navigate({ search, hash: hashOf(to, form.steps(of)) }, { replace, state: { returning } })

  // A stored draft opens at the step where the user left it.
  const resume = useEffectEvent(() => {
    if (!hash && draft.step !== steps[0]) go(draft.step, { replace: true })
  })
  useEffect(() => resume(), [])
  // Corrects an address beyond the last reachable step; otherwise the page would jump there as soon as the step is
  // complete.
  const correct = useEffectEvent(() => {
    if (STEP_HASH.test(hash) && hash !== hashOf(step, steps)) go(step, { replace: true, returning })
  })
  useEffect(() => correct(), [hash, step])
  return { step, steps, place, last, furthest, returning, go }
}
