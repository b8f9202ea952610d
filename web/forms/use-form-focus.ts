import { useEffect, useRef, useState, type RefObject } from 'react'
import { idOf, type Errors } from './form.ts'

/**
 * After a change of step: focus on the heading and scroll to the top; if a field was requested or has an error, focus
 * on that field. On mount it scrolls to the top, because after a reload the browser restores the old scroll position.
 */
export function useFormFocus(step: string, errors: Errors, heading: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ part: string; on: string }>()
  const done = useRef({ step, wanted })
  useEffect(() => void scrollTo(0, 0), [])
  useEffect(() => {
    const isRequested = wanted?.on === step && wanted !== done.current.wanted
    if (!isRequested && step === done.current.step) return
    done.current = { step, wanted: isRequested ? wanted : done.current.wanted }
    if (isRequested && wanted.part === MISTAKE) focusMistake(heading.current)
    else if (isRequested && wanted.part !== HEADING) focusOn(document.getElementById(idOf(wanted.part)))
    else openAtTop(heading.current)
  }, [wanted, step, errors, heading])
  return (part: string, on: string) => setWanted({ part, on })
}

/** Targets of the focus other than fields. */
export const HEADING = ' heading'
export const MISTAKE = ' mistake'

export function openAtTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

/** In a radio group the focus goes to the checked radio, or else to the first. */
function focusMistake(heading: HTMLElement | null): void {
  const field = heading?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
  const radio =
    field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input')
  focusOn(radio ?? field, field)
}

function focusOn(control: HTMLElement | null, field = control): void {
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
