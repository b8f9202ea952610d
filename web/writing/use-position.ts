import { useState, type RefObject } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { Errors, Wording } from './checks.ts'
import type { EmploymentStatus } from '#shared/contract/keys.ts'
import { firstStepWith, formErrors, type Field, type StepName } from './steps.ts'
import type { KeptDraft } from './use-draft.ts'
import { useFormFocus } from './use-form-focus.ts'
import { useSteps } from './use-steps.ts'

export type Position = ReturnType<typeof usePosition>
type Showing = {
  mistakes?: Errors
  returning?: boolean
  status?: EmploymentStatus
  field?: Field | undefined
}

/** The step that is shown, what is wrong on it, and going to another: to its heading, to a field, or to the first mistake. */
export function usePosition({ draft, put }: KeptDraft, heading: RefObject<HTMLElement | null>) {
  const words = useWording()
  const { step, steps, place, furthest, returning, go } = useSteps(draft, words)
  const [errors, setErrors] = useState<Errors>({})
  const want = useFormFocus(step, errors, heading)

  /** `returning`: from the summary to a single step, and back to the summary after it. `status`: of the draft that will be there. */
  const show = (to: StepName, { mistakes = {}, field, ...way }: Showing = {}) => {
    const wrong = Object.keys(mistakes).length > 0
    setErrors(mistakes)
    want(wrong ? 'mistake' : (field ?? 'heading'), to)
    if (to === step) return
    put(before => ({ ...before, step: to }))
    go(to, way)
  }
  /** Goes to the first step that has one of these mistakes; false where none has. */
  const refuse = (mistakes: Errors): boolean => {
    const first = firstStepWith(Object.keys(mistakes), draft.employment_status)
    if (!first) return false
    show(first, { mistakes, returning: returning || step === 'check' })
    return true
  }
  const refused = (told: Record<string, string[]>): boolean => refuse(formErrors(told))
  return {
    words,
    step,
    steps,
    place,
    furthest,
    returning,
    errors,
    setErrors,
    show,
    refuse,
    refused,
  }
}

function useWording(): Wording {
  const locale = useLocale()
  const { field } = useWords('errors')
  const { salary, fields } = useWords('writing')
  return { locale, field, salary, chooseCompany: fields.company_id.choose }
}
