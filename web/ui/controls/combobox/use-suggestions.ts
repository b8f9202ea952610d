import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type FocusEvent } from 'react'

type Suggesting = { input: HTMLInputElement }
type Awake<P> = Suggesting & { Suggestions: ComponentType<P & Suggesting> }

/**
 * For the element around a plain field: loads the suggestions component when the field gets focus. `awake` is undefined
 * until it is loaded, and stays undefined when loading fails.
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
  // The field may have focus before hydration.
  const arrive = useEffectEvent(() => {
    if (ref.current?.contains(document.activeElement)) enter(document.activeElement)
  })
  useEffect(() => arrive(), [])
  return { awake, around: { ref, onFocus: (event: FocusEvent) => enter(event.target) } }
}
