import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { EmploymentStatus } from '#shared/contract/keys.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { mistakesOn, type Errors, type Wording } from './checks.ts'
import { losesByStatus, withStatus, type Draft } from './draft.ts'
import type { Outcome } from './send.ts'
import { formField, stepOfField, stepsOf, type Field, type StepName } from './steps.ts'
import type { KeptDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'
import { useSteps } from './use-steps.ts'

/** Everything the form does: moving between steps, minding mistakes, changing the status, sending. */
export function useReviewForm(kept: KeptDraft, slot: string) {
  const { draft, put } = kept
  const words = useWording()
  const { step, steps, place, go } = useSteps(draft, words)
  const [errors, setErrors] = useState<Errors>({})
  const [asked, setAsked] = useState<EmploymentStatus>()
  const [returning, setReturning] = useState(false)
  const sending = useSend(kept, slot, outcome => outcome.kind === 'refused' && refused(outcome))
  const focus = useFocus(step, errors)

  const change = (field: Field, part: Partial<Draft>) => {
    setErrors(({ [field]: _mended, ...others }) => others)
    put(before => ({ ...before, ...part }))
  }
  const moveTo = (to: StepName) => {
    setErrors({})
    sending.forget()
    put(before => ({ ...before, step: to }))
    focus.want('heading', to)
    go(to)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mistakes = mistakesOn(step, draft, words)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return focus.want('mistake', step)
    const next = returning ? 'check' : steps[place + 1]
    setReturning(false)
    if (next) moveTo(next)
    else if (!sending.busy) void sending.send()
  }
  const setStatus = (status: EmploymentStatus) => {
    if (status === draft.employment_status) return
    if (losesByStatus(draft)) setAsked(status)
    else applyStatus(status)
  }
  const applyStatus = (status: EmploymentStatus | undefined) => {
    setAsked(undefined)
    setErrors({})
    if (status !== undefined) put(before => withStatus(before, status))
  }
  const refused = ({ errors: told }: Extract<Outcome, { kind: 'refused' }>) => {
    const shown = Object.entries(told).map(([name, texts]) => [formField(name), texts[0]] as const)
    const status = draft.employment_status
    const first = stepsOf(status).find(one => shown.some(([name]) => stepOfField(name, status) === one))
    if (!first) return
    setErrors(Object.fromEntries(shown))
    sending.forget()
    setReturning(first !== 'check')
    put(before => ({ ...before, step: first }))
    focus.want('mistake', first)
    go(first)
  }
  const edit = (to: StepName) => {
    setReturning(true)
    moveTo(to)
  }
  const restart = () => {
    kept.wipe()
    setErrors({})
    sending.forget()
    focus.want('heading', 'who')
    go('who', { replace: true })
  }
  return {
    ...{ draft, errors, step, steps, place, asked, returning, sending, heading: focus.heading },
    ...{ change, submit, setStatus, applyStatus, edit, moveTo, restart },
  }
}

function useWording(): Wording {
  const locale = useLocale()
  const { field } = useWords('errors')
  const { salary, fields } = useWords('writing')
  return { locale, field, salary, chooseCompany: fields.company_id.choose }
}

type Wanted = { on: StepName; part: 'heading' | 'mistake' }

/** After a step or a refusal: focus goes to the heading, or to the first field that has to be mended. */
function useFocus(step: StepName, errors: Errors) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [wanted, want] = useState<Wanted>()
  useEffect(() => {
    if (wanted?.on !== step) return
    const first = document.querySelector<HTMLElement>('.write [aria-invalid="true"]')
    const target = wanted.part === 'heading' ? heading.current : focusable(first)
    if (!target) return
    target.focus({ preventScroll: wanted.part === 'heading' })
    if (wanted.part === 'mistake') first?.scrollIntoView({ block: 'center' })
    want(undefined)
  }, [wanted, step, errors])
  return { heading, want: (part: Wanted['part'], on: StepName) => want({ part, on }) }
}

/** A group of radios is entered at the chosen one, or the first. */
const focusable = (field: HTMLElement | null): HTMLElement | null =>
  field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input') ?? field
