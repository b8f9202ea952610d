import type { KeyboardEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import type { Guideline } from '#shared/contract/keys.ts'
import { DecisionBar, decisionKeys } from './decision-bar.tsx'
import { guidelineKeys, Guidelines } from './guidelines.tsx'
import type { Keys } from './use-shortcuts.ts'

/** A desk on which something is rejected by a guideline, with a note to its author. */
type Desk = {
  own: { guideline: Guideline | undefined; note: string }
  refuse: (part: { guideline?: Guideline; note?: string }) => void
  reject: () => Promise<void>
}
type DecidingDesk = Desk & Parameters<typeof decisionKeys>[0]

/** To whom the note goes, where that is not an author. */
type NoteWords = { note: string; noteHint: string }

/** What a rejection says: a numbered guideline and a note to the author. Not a `<form>`, where Enter on a guideline would decide. */
export function RejectForm({ desk, note }: { desk: Desk; note?: NoteWords }) {
  const words = useWords('team')
  const { guideline } = desk.own
  return (
    <div className="decide-by">
      <Guidelines
        legend={words.broken}
        chosen={guideline}
        onChoose={chosen => desk.refuse({ guideline: chosen })}
      />
      <Note desk={desk} words={note} onSend={() => void desk.reject()} />
    </div>
  )
}

function Note({
  desk,
  words: given,
  onSend,
}: {
  desk: Desk
  words: NoteWords | undefined
  onSend: () => void
}) {
  const team = useWords('team')
  const words = given ?? team
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') document.getElementById('work-h')?.focus()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <TextArea
      id="desk-note"
      label={words.note}
      hint={words.noteHint}
      value={desk.own.note}
      onChange={event => desk.refuse({ note: event.target.value })}
      onKeyDown={onKeyDown}
      maxLength={1000}
      rows={3}
      aria-keyshortcuts="n"
    />
  )
}

export function RejectBar({ desk, accept }: { desk: DecidingDesk; accept: string }) {
  const { reject, rejectBy } = useWords('team')
  const { guideline } = desk.own
  return <DecisionBar desk={desk} accept={accept} reject={guideline ? rejectBy(guideline) : reject} />
}

export const rejectKeys = (desk: DecidingDesk): Keys => ({
  ...guidelineKeys(guideline => desk.refuse({ guideline })),
  ...decisionKeys(desk),
})
