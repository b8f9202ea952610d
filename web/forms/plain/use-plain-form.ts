import { useEffect, useRef, useState, type SubmitEvent } from 'react'

/** What stands in a form's fields, by name; a box that is not ticked is not there. */
export type Typed = Readonly<Record<string, string>>

/** What a form sent, of the fields that are known. */
export const typedIn = (form: Iterable<[string, unknown]>, names: readonly string[]): Typed =>
  Object.fromEntries(
    [...form].filter(([name]) => names.includes(name)).map(([name, value]) => [name, String(value)]),
  )

/**
 * A form that is answered as one types. Its fields are the browser's own (`defaultValue`), so that it works by POST
 * before scripts run, and what was typed until then is taken over. `sent` is what such a POST sent; mistakes are told
 * once something was sent or left.
 */
export function usePlainForm(names: readonly string[], start: Typed, sent: Typed | undefined) {
  const [typed, setTyped] = useState(sent ?? start)
  const [told, setTold] = useState(sent !== undefined)
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
    told,
    tell: () => setTold(true),
    /** The heading of the answer: focused when the form is sent. */
    answer,
    /** For the `<form>`. */
    events: {
      ref: form,
      onInput: (event: { currentTarget: HTMLFormElement }) =>
        setTyped(typedIn(new FormData(event.currentTarget), names)),
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        setTold(true)
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
