import { useRef, useState } from 'react'
import type { DraftOf } from './draft.ts'
import { firstStepWith, type Errors, type Form } from './form.ts'
import type { KeptDraft } from './use-draft.ts'
import { HEADING, MISTAKE, useFormFocus } from './use-form-focus.ts'
import { useSteps } from './use-steps.ts'

type Showing<D, F> = { mistakes?: Errors; returning?: boolean; of?: D; field?: F | undefined }

/** The step that is shown, what is wrong on it, and going to another: to its heading, to a field, or to the first mistake. */
export function usePosition<D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  { draft, put, latest }: KeptDraft<D>,
) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { go, ...place } = useSteps(form, draft)
  const { step, last, returning } = place
  const [errors, setErrors] = useState<Errors>({})
  const want = useFormFocus(step, errors, heading)

  /** `returning`: from the last step to a single one, and back after it. `of`: the draft that will be there. */
  const show = (to: S, { mistakes = {}, field, ...way }: Showing<D, F> = {}) => {
    const wrong = Object.keys(mistakes).length > 0
    setErrors(mistakes)
    want(wrong ? MISTAKE : (field ?? HEADING), to)
    if (to === step) return
    put(before => ({ ...before, step: to }))
    go(to, way)
  }
  /** Goes to the first step that has one of these mistakes; false where none has. */
  const refuse = (mistakes: Errors): boolean => {
    const first = firstStepWith(form, Object.keys(mistakes), latest())
    if (!first) return false
    show(first, { mistakes, returning: returning || step === last })
    return true
  }
  return { ...place, heading, errors, setErrors, show, refuse }
}
