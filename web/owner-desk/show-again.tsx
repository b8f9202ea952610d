import { ConfirmedButton } from '#web/owners/confirmed-button.tsx'
import { useWords } from '#web/platform/locale.ts'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { HIDING_CALLS, type Hidden, type Hideable } from './hide-dialog.tsx'

type Props<S extends Hideable> = { subject: S; id: string; until: string; onDone: (now: Hidden<S>) => void }

/** Ends a hiding early, after a confirmation: it cannot be hidden again. */
export function ShowAgain<S extends Hideable>({ subject, id, until, onDone }: Props<S>) {
  const { again: words } = useWords('answering')
  const call = useSessionCall(OWNER)
  const show = async () => onDone((await call(HIDING_CALLS[subject].unhide, { params: { id } })) as Hidden<S>)
  return (
    <>
      <p className="note">{words.until(until)}</p>
      <div className="answers-btns">
        <ConfirmedButton label={words.open} words={words} yes={words.open} act={show} />
      </div>
    </>
  )
}
