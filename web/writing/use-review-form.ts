import { useState, type FormEvent, type RefObject } from 'react'
import type { EmploymentStatus } from '#shared/contract/keys.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { mistakesOn, type Errors, type Wording } from './checks.ts'
import { losesByStatus, withStatus, type Draft } from './draft.ts'
import { firstStepWith, formErrors, type Field, type StepName } from './steps.ts'
import type { KeptDraft } from './use-draft.ts'
import { useFormFocus } from './use-form-focus.ts'
import { useSend } from './use-send.ts'
import { useSteps } from './use-steps.ts'

/** Everything the form does: moving between steps, minding mistakes, changing the status, sending. */
export function useReviewForm(kept: KeptDraft, slot: string, heading: RefObject<HTMLElement | null>) {
  const { draft, put } = kept
  const words = useWording()
  const { step, steps, place, errors, setErrors, show } = usePosition(kept, words, heading)
  const [returning, setReturning] = useState(false)

  const refused = (told: Record<string, string[]>): boolean => {
    const shown = formErrors(told)
    const first = firstStepWith(Object.keys(shown), draft.employment_status)
    if (!first) return false
    setReturning(first !== 'check')
    show(first, shown)
    return true
  }
  const sending = useSend(kept, slot, refused)

  const change = (field: Field, part: Partial<Draft>) => {
    setErrors(({ [field]: _, ...others }) => others)
    put(before => ({ ...before, ...part }))
  }
  const moveTo = (to: StepName) => {
    sending.forget()
    show(to)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mistakes = mistakesOn(step, draft, words)
    if (Object.keys(mistakes).length > 0) return show(step, mistakes)
    const next = returning ? 'check' : steps[place + 1]
    setReturning(false)
    if (next) moveTo(next)
    else if (!sending.busy) void sending.send()
  }
  const edit = (to: StepName) => {
    setReturning(true)
    moveTo(to)
  }
  const restart = () => {
    setReturning(false)
    moveTo('who')
    kept.wipe()
  }
  const status = useStatusChange(kept, () => setErrors({}))
  return {
    draft,
    errors,
    step,
    steps,
    place,
    returning,
    sending,
    status,
    change,
    submit,
    edit,
    moveTo,
    restart,
  }
}

/** The step that is shown, what is wrong on it, and going to another: to its heading, or to the first mistake. */
function usePosition({ draft, put }: KeptDraft, words: Wording, heading: RefObject<HTMLElement | null>) {
  const { step, steps, place, go } = useSteps(draft, words)
  const [errors, setErrors] = useState<Errors>({})
  const want = useFormFocus(step, errors, heading)
  const show = (to: StepName, mistakes: Errors = {}) => {
    const wrong = Object.keys(mistakes).length > 0
    setErrors(mistakes)
    want(wrong ? 'mistake' : 'heading', to)
    if (to === step) return
    put(before => ({ ...before, step: to }))
    go(to)
  }
  return { step, steps, place, errors, setErrors, show }
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
    if (losesByStatus(draft)) setAsked(status)
    else apply(status)
  }
  return { asked, apply, choose }
}

function useWording(): Wording {
  const locale = useLocale()
  const { field } = useWords('errors')
  const { salary, fields } = useWords('writing')
  return { locale, field, salary, chooseCompany: fields.company_id.choose }
}
