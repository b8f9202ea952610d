import { useEffect, useRef, useState, type SubmitEvent } from 'react'

/** Values of a form's fields by name; an unchecked checkbox has no entry. */
export type Typed = Readonly<Record<string, string>>

/** Values of the known fields in form data. */
export const typedIn = (form: Iterable<[string, unknown]>, names: readonly string[]): Typed =>
  Object.fromEntries(
    [...form].filter(([name]) => names.includes(name)).map(([name, value]) => [name, String(value)]),
  )

/**
 * A form whose answer is calculated during typing. Its fields are uncontrolled (`defaultValue`), so that it works by
 * POST without JavaScript and keeps input from before hydration. `sent` are the values of such a POST; errors are shown
 * after the first submit or blur.
 */
export function usePlainForm(names: readonly string[], start: Typed, sent: Typed | undefined) {
  const [typed, setTyped] = useState(sent ?? start)
  const [showsErrors, setShowsErrors] = useState(sent !== undefined)
  const [submitted, setSubmitted] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (form.current) setTyped(typedIn(new FormData(form.current), names))
  }, [names])
  useEffect(() => {
    if (submitted > 0) focusOn(form.current?.querySelector('[aria-invalid="true"]') ?? answer.current)
  }, [submitted])
  return {
    typed,
    showsErrors,
    showErrors: () => setShowsErrors(true),
    /** Ref of the answer's heading, which gets focus after a submit without errors. */
    answer,
    /** Props of the `<form>`. */
    events: {
      ref: form,
      onInput: (event: { currentTarget: HTMLFormElement }) =>
        setTyped(typedIn(new FormData(event.currentTarget), names)),
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        setShowsErrors(true)
        setSubmitted(submitted + 1)
      },
    },
  }
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}
