import type { Guideline } from '#shared/contract/keys.ts'
import type { DeskDecision } from '#shared/contract/moderation/desk.ts'
import { useWords } from '#web/platform/locale.ts'
import type { Act } from './decision-bar.tsx'
import { Guidelines } from './guidelines.tsx'
import { NoteField } from './note-field.tsx'
import type { Unversioned } from './use-decisions.ts'
import { useDesk } from './use-desk.ts'

/** Subjects that are published, or rejected with a guideline: their decisions have the same shape. */
type Subject = 'question' | 'answer' | 'reply' | 'pay'
type Outcome = { accepted: string; rejected: (guideline: Guideline) => string }
export type Rejection = { guideline: Guideline | undefined; note: string }
export const NO_REJECTION: Rejection = { guideline: undefined, note: '' }

/** State of such a desk. `yes`: name of the positive decision in the API. */
export function useRejectDesk<S extends Subject>(subject: S, yes: 'show' | 'accept', outcome: Outcome) {
  const { chooseFirst } = useWords('team')
  const desk = useDesk(subject, NO_REJECTION)
  // The decisions of all four subjects have the same shape.
  const decide = desk.decide as (decision: Unversioned<DeskDecision<Subject>>, done: string) => Promise<void>
  return {
    ...desk,
    accept: () => decide({ decision: yes }, outcome.accepted),
    reject: async () => {
      const { guideline, note } = desk.choice
      if (!guideline) return desk.lead('[name=guideline]', chooseFirst)
      await decide({ decision: 'reject', guideline, note: note || null }, outcome.rejected(guideline))
    },
  }
}

type Desk = {
  choice: Rejection
  change: (part: Partial<Rejection>) => void
  reject: () => Promise<void>
}

/** Actions of such a desk; `accept`: label of the positive action. */
export function useRejectActs(desk: Desk & { accept: () => Promise<void> }, accept: string): Act[] {
  const words = useWords('team')
  return [{ label: accept, letter: 'a', run: desk.accept }, rejectAct(desk, words)]
}

type RejectWords = { reject: string; rejectBy: (guideline: Guideline) => string }

export const rejectAct = ({ choice, reject }: Desk, words: RejectWords): Act => ({
  label: choice.guideline ? words.rejectBy(choice.guideline) : words.reject,
  letter: 't',
  kind: 'warn',
  run: reject,
})

/** Labels of the note if the recipient is not an author. */
type NoteWords = { note: string; noteHint: string }

/**
 * Fields of a rejection: a guideline and a note to the author. Not a `<form>`, since Enter on a guideline would submit
 * the decision.
 */
export function RejectForm({ desk, note }: { desk: Desk; note?: NoteWords }) {
  const words = useWords('team')
  const { choice, change, reject } = desk
  return (
    <div className="decide-by">
      <Guidelines
        legend={words.broken}
        chosen={choice.guideline}
        onChoose={guideline => change({ guideline })}
      />
      <NoteField
        words={note ?? words}
        value={choice.note}
        onChange={text => change({ note: text })}
        onSend={() => void reject()}
        rows={3}
      />
    </div>
  )
}
