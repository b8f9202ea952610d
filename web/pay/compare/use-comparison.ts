import { useEffect, useRef, useState, type MouseEvent, type SubmitEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { href } from '#shared/paths.ts'
import { typedIn, usePlainForm } from '#web/forms/plain/use-plain-form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { queryOf } from '../page/query.ts'
import { NAMES, payIn, readForm, startOf } from './form.ts'
import type { Answer, Loaded } from '../page/figures.ts'

/**
 * State of the form and the compared pay. With JavaScript the pay never leaves the browser: only the figures are
 * requested, with the other fields in the address. Without JavaScript the server answers the form with both.
 */
export function useComparison(loaded: Loaded, answer: Answer | undefined) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const form = usePlainForm(
    NAMES,
    startOf(loaded.selection, loaded.figures, useWords('companies').city),
    answer?.typed,
  )
  const [sent, setSent] = useState(answer !== undefined)
  const [pay, setPay] = useState(answer?.pay ?? undefined)
  const awaited = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { ref } = form.events
  useEffect(() => {
    if (!awaited.current) return
    awaited.current = false
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // The result is at the top of the page, so that only an error needs scrolling.
    wrong?.scrollIntoView({ block: 'center' })
    const place = wrong ?? heading.current
    place?.focus({ preventScroll: true })
  }, [loaded, ref])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    form.events.onSubmit(event)
    setSent(true)
    const now = readForm(typedIn(new FormData(event.currentTarget), NAMES))
    const amount = payIn(now)
    if (amount === undefined) return
    setPay(amount)
    awaited.current = true
    void navigate(href(locale, 'comparePay', {}, queryOf(now.selection)))
  }

  /** Submits the form with another place of a similar name and the same pay. */
  function changePlace(event: MouseEvent, name: string) {
    const field = ref.current?.elements.namedItem('city')
    if (!(field instanceof HTMLInputElement)) return
    event.preventDefault()
    field.value = name
    ref.current?.requestSubmit()
  }

  return {
    changePlace,
    form: { ...form, events: { ...form.events, onSubmit } },
    read: readForm(form.typed),
    sent,
    pay,
    heading,
    busy: state === 'loading',
  }
}
