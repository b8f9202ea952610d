import { useEffect } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Kbd } from '#web/ui/mark.tsx'
import { Toast } from '#web/ui/toast.tsx'
import type { Said } from './use-said.ts'

type Props = { said: Said | undefined; onTakeBack: () => void; onEnd: () => void }

/** What was just decided, and the way back for as long as the decision has not taken effect. */
export function DeskToast({ said, onTakeBack, onEnd }: Props) {
  const { undo } = useWords('team')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(onEnd, said.seconds * 1000)
    return () => clearTimeout(timer)
  }, [said, onEnd])
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
      {said && (
        <Toast key={said.key} action={said.isDecision ? { label, onPress: onTakeBack } : undefined}>
          {said.text}
        </Toast>
      )}
    </div>
  )
}
