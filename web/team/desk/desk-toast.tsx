import { useEffect } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Kbd } from '#web/ui/layout/mark.tsx'
import { Toast } from '#web/ui/controls/toast.tsx'
import type { Message } from './use-toast.ts'

type Props = { message: Message | undefined; onUndo: () => void; onEnd: () => void }

/** What was just decided, and its undo for as long as it has not taken effect. */
export function DeskToast({ message, onUndo, onEnd }: Props) {
  const { undo } = useWords('team')
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(onEnd, message.seconds * 1000)
    return () => clearTimeout(timer)
  }, [message, onEnd])
  const label = (
    <>
      {undo}{' '}
      <span aria-hidden="true">
        <Kbd>U</Kbd>
      </span>
    </>
  )
  return (
    <div className="toasts desk-toast" role="status">
      {message && (
        <Toast key={message.key} action={message.hasUndo ? { label, onPress: onUndo } : undefined}>
          {message.text}
        </Toast>
      )}
    </div>
  )
}
