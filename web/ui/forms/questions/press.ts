let pressed = false
const note = ({ type }: Event) => void (pressed = type === 'mousedown')
if (typeof document !== 'undefined')
  for (const type of ['mousedown', 'mouseup']) document.addEventListener(type, note, true)

/**
 * Runs `act` at once, or after a press in progress has ended: elements must not move below the pointer. `relatedTarget`
 * is no help: in Safari and in Firefox on macOS a pressed button does not get focus.
 */
export function afterPress(act: () => void): void {
  // The click event follows directly after mouseup.
  if (pressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true })
  else act()
}
