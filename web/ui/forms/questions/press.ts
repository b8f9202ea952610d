let pressed = false
const note = ({ type }: Event) => void (pressed = type === 'mousedown')
if (typeof document !== 'undefined')
  for (const type of ['mousedown', 'mouseup']) document.addEventListener(type, note, true)

/**
 * At once, or where something is being pressed, when that is done: nothing may move away under the pointer. What takes
 * the focus does not tell: in Safari and in Firefox on a Mac a pressed button takes none.
 */
export function afterPress(act: () => void): void {
  // The click comes right behind the release.
  if (pressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true })
  else act()
}
