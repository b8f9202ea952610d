import { useState } from 'react'
import type { OwnerReview } from '#shared/contract/answering/calls.ts'
import { useOwnerCall } from '#web/owners/use-owner-call.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'

type Props = { one: OwnerReview; onDone: (one: OwnerReview) => void }

/** Takes the company's answer back, once it was asked whether that is meant. */
export function RemoveReply({ one, onDone }: Props) {
  const { nav } = useWords('masthead')
  const { remove: words } = useWords('answering')
  const call = useOwnerCall()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(false)
  const version = one.reply?.version
  async function remove() {
    if (!version) return
    setBusy(true)
    try {
      onDone(await call('removeReply', { params: { id: one.review.id }, query: { version } }))
      toast(words.done)
    } catch (error) {
      toast((isCallError(error) && error.message) || words.failed)
    }
    setBusy(false)
    close()
  }
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
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
            <Button kind="warn" busy={busy} onClick={() => void remove()}>
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{words.body}</p>
      </Dialog>
    </>
  )
}
