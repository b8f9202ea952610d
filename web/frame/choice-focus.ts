let around: Element[] = []

/** Remembers a control of a list and its ancestors before a navigation. */
export function rememberFocus(control: Element): void {
  around = []
  for (let one: Element | null = control; one && one.tagName !== 'MAIN'; one = one.parentElement)
    around.push(one)
}

/**
 * Returns focus to the control after the list has been rendered again. If the control is gone, as a removed chip is,
 * focus goes to the first control in its nearest ancestor that remains.
 */
export function returnFocus(): void {
  if (document.activeElement !== document.body) return
  const connected = around.find(one => one.isConnected)
  const [control] =
    connected?.querySelectorAll<HTMLElement>('a[href], summary, input:not([type=hidden])') ?? []
  control?.focus({ preventScroll: true })
}
