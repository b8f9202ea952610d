import { useState } from 'react'
import { useWork } from '#web/forms/use-submit.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'

type Props = {
  label: string
  words: { title: string; body: string; no: string; done: string; failed: string }
  yes: string
  /** The action cannot be undone. */
  warns?: boolean | undefined
  act: () => Promise<unknown>
}

/** A button that asks for confirmation, explains the effect, and then shows the result. */
export function ConfirmedButton({ label, words, yes, warns, act }: Props) {
  const { nav } = useWords('masthead')
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const { busy, run } = useWork()
  const close = () => setOpen(false)
  const go = () =>
    run(async () => {
      try {
        await act()
        toast(words.done)
      } catch (error) {
        toast((isCallError(error) && error.message) || words.failed)
      }
      close()
    })
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        open={open}
        title={words.title}
        close={nav.close}
        no={words.no}
        yes={yes}
        warns={warns}
        busy={busy}
        onNo={close}
        onYes={() => void go()}
      >
        <p>{words.body}</p>
      </Confirm>
    </>
  )
}
