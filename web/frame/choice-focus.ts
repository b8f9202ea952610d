let around: Element[] = []

/** Before a choice of a list is made: its control, and what stands around it. */
export function rememberFocus(control: Element): void {
  around = []
  for (let one: Element | null = control; one && one.tagName !== 'MAIN'; one = one.parentElement)
    around.push(one)
}

/** A control that went with its choice, as a chip that is taken away, leaves the focus to the nearest that stayed. */
export function returnFocus(): void {
  if (document.activeElement !== document.body) return
  const kept = around.find(one => one.isConnected)
  const [control] = kept?.querySelectorAll<HTMLElement>('a[href], summary, input:not([type=hidden])') ?? []
  control?.focus({ preventScroll: true })
}
