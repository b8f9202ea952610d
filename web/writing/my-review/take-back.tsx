import { useState, type ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useOwnAttempt } from './own-attempt.ts'

type Props = {
  label: string
  title: string
  /** Explains what is deleted, and what remains. */
  children: ReactNode
  /** Message after it is done. */
  doneMessage: string
  work: () => Promise<void>
}

/** Permanent withdrawal after a confirmation: deleted content cannot be restored. */
export function TakeBack({ label, title, children, doneMessage, work }: Props) {
  const { mine } = useWords('writing')
  const { nav } = useWords('masthead')
  const toast = useToast()
  const [confirming, setConfirming] = useState(false)
  const { busy, problem, attempt } = useOwnAttempt()

  const withdraw = () =>
    attempt(async () => {
      await work()
      setConfirming(false)
      toast(doneMessage)
    })
  return (
    <>
      <Button kind="warn" icon="trash-2" onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <Confirm
        open={confirming}
        title={title}
        close={nav.close}
        no={mine.withdrawNo}
        yes={busy ? mine.withdrawing : mine.withdrawYes}
        warns
        busy={busy}
        onNo={() => setConfirming(false)}
        onYes={() => void withdraw()}
      >
        {children}
        {problem && (
          <Notice kind="warn" role="alert">
            {mine[problem.kind]}
          </Notice>
        )}
      </Confirm>
    </>
  )
}
