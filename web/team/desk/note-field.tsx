import type { KeyboardEvent } from 'react'
import { TextArea } from '#web/ui/forms/text-field.tsx'

type Props = {
  words: { note: string; noteHint: string }
  value: string
  onChange: (text: string) => void
  /** Ctrl and Enter. */
  onSend?: () => void
  maxLength?: number
  rows?: number
}

/** What a desk writes to the person whose item it decides. Escape leads out of it, to where single letters act. */
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
