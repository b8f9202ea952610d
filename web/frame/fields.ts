type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What was typed, ticked and chosen before scripts ran. It is called when React is about to take the page over; what it
 * gives, once that is done. React notices nothing of such values, and a page that it draws again has none of them.
 */
export function holdFields(root: HTMLElement): () => void {
  const before = fieldsOf(root)
  const focused = document.activeElement
  return () => {
    const now = fieldsOf(root)
    // A field that was drawn again still holds in the old document what was last typed into it.
    for (const [place, old] of before) {
      const field = old.isConnected ? old : now.get(place)
      if (field && field !== old && old === focused) field.focus({ preventScroll: true })
      if (field && isChanged(old)) give(field, old)
    }
  }
}

/** By the form that a field stands in, its name and value, and its place among its like: ids of React's are others each time. */
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

/** As if it were done now: React hears only of what changes. */
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
  // Past the setter by which React knows what it has set itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // In a field without focus Safari takes a selection for a wish to have it.
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
