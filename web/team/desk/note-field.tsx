import type { KeyboardEvent } from 'react'
import { TextArea } from '#web/ui/forms/text-field.tsx'

type Props = {
  words: { note: string; noteHint: string }
  value: string
  onChange: (text: string) => void
  /** Called on Ctrl+Enter. */
  onSend?: () => void
  maxLength?: number
  rows?: number
}

/** Note to the author of the item. Escape moves the focus out of it, so that single-key shortcuts work. */
export function NoteField({ words, value, onChange, onSend, maxLength = 1000, rows = 4 }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') document.getElementById('work-h')?.focus()
    if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <TextArea
      id="desk-note"
      label={words.note}
      hint={words.noteHint}
      value={value}
      onChange={event => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      maxLength={maxLength}
      rows={rows}
      aria-keyshortcuts="n"
    />
  )
}
