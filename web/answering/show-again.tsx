import { useState } from 'react'
import { useOwnerCall } from '#web/owners/use-owner-call.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { HIDING_CALLS, type Hidden, type Hideable } from './hide-dialog.tsx'

type Props<S extends Hideable> = { subject: S; id: string; until: string; onDone: (now: Hidden<S>) => void }

/** Shows what was hidden before its time, once it was asked whether that is meant: it cannot be hidden again. */
export function ShowAgain<S extends Hideable>({ subject, id, until, onDone }: Props<S>) {
  const { nav } = useWords('masthead')
  const { again: words } = useWords('answering')
  const call = useOwnerCall()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(false)
  async function show() {
    setBusy(true)
    try {
      onDone((await call(HIDING_CALLS[subject].unhide, { params: { id } })) as Hidden<S>)
      toast(words.done)
    } catch (error) {
      toast((isCallError(error) && error.message) || words.failed)
    }
    setBusy(false)
    close()
  }
  return (
    <>
      <p className="note">{words.until(until)}</p>
      <p className="answers-btns">
        <Button kind="line" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        close={nav.close}
        actions={
          <>
            <Button kind="line" onClick={close}>
              {words.no}
            </Button>
            <Button busy={busy} onClick={() => void show()}>
              {words.open}
            </Button>
          </>
        }
      >
        <p>{words.body}</p>
      </Dialog>
    </>
  )
}
