let around: Element[] = []

/** Remembers, before a choice of a list is made, its control and the elements around it. */
export function rememberFocus(control: Element): void {
  around = []
  for (let one: Element | null = control; one && one.tagName !== 'MAIN'; one = one.parentElement)
    around.push(one)
}

/** Moves the focus back to the control. If it went with its choice, as a removed chip does, the nearest one that stayed gets it. */
export function returnFocus(): void {
  if (document.activeElement !== document.body) return
  const kept = around.find(one => one.isConnected)
  const [control] = kept?.querySelectorAll<HTMLElement>('a[href], summary, input:not([type=hidden])') ?? []
  control?.focus({ preventScroll: true })
}
