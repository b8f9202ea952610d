import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type FocusEvent } from 'react'

type Suggesting = { input: HTMLInputElement }
type Awake<P> = Suggesting & { Suggestions: ComponentType<P & Suggesting> }

/**
 * For the element around a plain field: once somebody enters the field, what suggests below it is loaded. `awake` is
 * undefined until then, and stays so without a network.
 */
export function useSuggestions<P extends object>(load: () => Promise<ComponentType<P & Suggesting>>) {
  const [awake, setAwake] = useState<Awake<P>>()
  const ref = useRef<HTMLDivElement>(null)
  const enter = (target: Element | null) => {
    if (awake || !(target instanceof HTMLInputElement)) return
    load().then(
      Suggestions => setAwake({ Suggestions, input: target }),
      () => undefined,
    )
  }
  // Somebody may be in the field before the page listens.
  const arrive = useEffectEvent(() => {
    if (ref.current?.contains(document.activeElement)) enter(document.activeElement)
  })
  useEffect(() => arrive(), [])
  return { awake, around: { ref, onFocus: (event: FocusEvent) => enter(event.target) } }
}
