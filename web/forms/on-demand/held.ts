/** Listens on the window, before anything else does; gives what ends it. */
export function listen(types: readonly string[], hear: (event: Event) => void): () => void {
  for (const type of types) addEventListener(type, hear, true)
  return () => {
    for (const type of types) removeEventListener(type, hear, true)
  }
}

/**
 * What is pressed in a part that does not work yet: the last of it is done when it does. Where its code does not come, a
 * form is sent as if there were no script.
 */
export function createHeld() {
  let state: 'waits' | 'works' | 'failed' = 'waits'
  let early: HTMLElement | undefined
  return {
    hear: (place: Element) =>
      listen(['click', 'submit'], event => {
        const target = event.target as Element
        if (state !== 'waits' || !place.contains(target)) return
        const pressed =
          event.type === 'submit'
            ? target.closest<HTMLFormElement>('form[data-hold]')
            : target.closest<HTMLButtonElement>('button[type=button]')
        if (!pressed) return
        event.preventDefault()
        early = pressed
      }),
    works() {
      state = 'works'
      if (early instanceof HTMLFormElement) early.requestSubmit()
      else early?.click()
      early = undefined
    },
    fails() {
      state = 'failed'
      if (early instanceof HTMLFormElement) early.submit()
      early = undefined
    },
    tries() {
      if (state === 'failed') state = 'waits'
    },
  }
}
