import { useCallback, useEffect, useEffectEvent, useId, useSyncExternalStore, type ReactNode } from 'react'
import { Offers } from './offers.tsx'
import { useCombobox, type Choice, type ComboboxParts } from './use-combobox.ts'
import './combobox.css'

/** Shortest input for which "nothing found" is shown: with two letters the user is still typing. */
const LEAST_TELLING = 3

export type SuggestedProps<C extends Choice> = ComboboxParts<C> & {
  input: HTMLInputElement
  choose: (choice: C) => void
  draw: (choice: C) => ReactNode
  words: { label: string; found: (count: number) => string; none: string }
}

/**
 * Adds combobox behaviour to a plain text field: free text is still valid, and Enter without an active option submits
 * the form.
 */
export function Suggested<C extends Choice>({ input, draw, words, ...parts }: SuggestedProps<C>) {
  const typed = useTyped(input)
  const box = useCombobox({ id: useId(), query: typed.trim(), ...parts })
  const { found, isOffered, choices, ask } = box
  useAria(input, box.aria)
  useListeners(input, {
    input: ask,
    keydown: box.onKeyDown,
    blur: box.close,
    submit: box.close,
  })
  // Text may have been typed before this component mounted.
  const arrive = useEffectEvent(() => {
    if (document.activeElement === input && input.value !== input.defaultValue) ask()
  })
  useEffect(() => arrive(), [])
  const isAnnounced = found?.state === 'found' && found.current
  const isNone = isAnnounced && !isOffered && lettersOf(typed) >= LEAST_TELLING
  return (
    <>
      {isOffered && (
        <div className="cbx-pop">
          <Offers box={box} label={words.label} draw={draw} />
        </div>
      )}
      <p className={isNone ? 'cbx-pop cbx-said' : 'vh'} role="status">
        {isNone ? words.none : isAnnounced && isOffered && words.found(choices.length)}
      </p>
    </>
  )
}

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** Text of the field, including input between rendering and subscription. */
function useTyped(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      input.addEventListener('input', changed)
      return () => input.removeEventListener('input', changed)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, () => input.value)
}

function useAria(input: HTMLInputElement, aria: Record<string, string | boolean | undefined>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(aria))
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, String(value))
  })
}

type Listeners = {
  input: () => void
  keydown: (event: KeyboardEvent) => void
  blur: () => void
  submit: () => void
}

function useListeners(input: HTMLInputElement, { input: typed, keydown, blur, submit }: Listeners): void {
  const onInput = useEffectEvent(typed)
  const onKeyDown = useEffectEvent(keydown)
  const onBlur = useEffectEvent(blur)
  const onSubmit = useEffectEvent(submit)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', event => onKeyDown(event), { signal })
    input.addEventListener('blur', () => onBlur(), { signal })
    input.form?.addEventListener('submit', () => onSubmit(), { signal })
    return () => listening.abort()
  }, [input])
}
