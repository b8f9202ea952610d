type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Saves what the user typed, checked and chose before hydration. Call it directly before hydration, and the returned
 * function after it. React does not notice such values, and they are lost where React renders an element again.
 */
export function saveFields(root: HTMLElement): () => void {
  const before = fieldsOf(root)
  const focused = document.activeElement
  return () => {
    const now = fieldsOf(root)
    // A field that React replaced is detached, but still has the last value that was typed into it.
    for (const [place, old] of before) {
      const field = old.isConnected ? old : now.get(place)
      if (field && field !== old && old === focused) field.focus({ preventScroll: true })
      if (field && isChanged(old)) give(field, old)
    }
  }
}

/** Fields by form, type, name, value and index among equals; ids are no key, because React generates different ones. */
function fieldsOf(root: HTMLElement): Map<string, Field> {
  const forms = [...root.querySelectorAll('form')]
  const fields = new Map<string, Field>()
  for (const field of root.querySelectorAll<Field>('input:not([type=hidden]), select, textarea')) {
    const place = [field.form ? forms.indexOf(field.form) : '', field.type, field.name, choiceOf(field)].join(
      ' ',
    )
    let nth = 0
    while (fields.has(`${place} ${nth}`)) nth += 1
    fields.set(`${place} ${nth}`, field)
  }
  return fields
}

const choiceOf = (field: Field): string =>
  field.type === 'radio' || field.type === 'checkbox' ? field.value : ''

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.value !== ([...field.options].find(option => option.defaultSelected) ?? field.options[0])?.value
    )
  if (field.type === 'radio') return isTicked(field) && !(field as HTMLInputElement).defaultChecked
  if (field.type === 'checkbox') return isTicked(field) !== (field as HTMLInputElement).defaultChecked
  return field.value !== field.defaultValue
}

const isTicked = (field: Field): boolean => (field as HTMLInputElement).checked

/** Sets the value and dispatches the event that makes React notice it. */
function give(field: Field, old: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.value = old.value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'radio' || field.type === 'checkbox')
    tick(field as HTMLInputElement, isTicked(old))
  else if (field.type === 'file') {
    const input = field as HTMLInputElement
    input.files = (old as HTMLInputElement).files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  } else type(field as HTMLInputElement, old as HTMLInputElement)
}

function tick(field: HTMLInputElement, wanted: boolean): void {
  field.checked = !wanted
  field.click()
}

function type(
  field: HTMLInputElement | HTMLTextAreaElement,
  old: HTMLInputElement | HTMLTextAreaElement,
): void {
  const { value, selectionStart, selectionEnd } = old
  field.value = ''
  // Bypasses React's own value setter, so that React treats the value as user input.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // Safari gives focus to a field whose selection is set.
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
