import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Errors } from './checks.ts'
import { idOf, type Field, type StepName } from './steps.ts'

type Part = 'heading' | 'mistake' | Field

/**
 * After a step or a refusal: focus goes to the heading, to the field that was asked for, or to the first that has to be mended, once that
 * step is on the page. The form itself is entered at the beginning of its step: after a reload the browser has scrolled
 * what stood here before the form.
 */
export function useFormFocus(step: StepName, errors: Errors, heading: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ part: Part; on: StepName }>()
  const done = useRef(wanted)
  useEffect(() => void scrollTo(0, 0), [])
  useEffect(() => {
    if (wanted?.on !== step || done.current === wanted) return
    done.current = wanted
    if (wanted.part === 'heading') heading.current?.focus({ preventScroll: true })
    else if (wanted.part === 'mistake') focusMistake()
    else focusOn(document.getElementById(idOf(wanted.part)))
  }, [wanted, step, errors, heading])
  return (part: Part, on: StepName) => setWanted({ part, on })
}

/** A group of radios is entered at the chosen one, or the first. */
function focusMistake(): void {
  const field = document.querySelector<HTMLElement>('.write [aria-invalid="true"]')
  const radio =
    field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input')
  focusOn(radio ?? field, field)
}

function focusOn(control: HTMLElement | null, field = control): void {
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
