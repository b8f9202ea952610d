import { useCallback, useRef, useState } from 'react'
import { useWords } from '#web/platform/locale.ts'

/** Returns false if the call did not reach the server, so that it can be repeated. */
export type Undo = () => Promise<boolean>
export type Message = { key: number; text: string; hasUndo: boolean; seconds: number }
export type Toast = ReturnType<typeof useToast>

const SECONDS = 6

/**
 * One message at a time, for some seconds. The last decision can be undone within its period even if another message
 * replaced its toast.
 */
export function useToast() {
  const { nothingToUndo } = useWords('team')
  const [message, setMessage] = useState<Message>()
  const turn = useRef(0)
  const last = useRef<{ undo: Undo; until: number }>(undefined)
  const show = useCallback((text: string, seconds = SECONDS, undo?: Undo) => {
    if (undo) last.current = { undo, until: performance.now() + seconds * 1000 }
    setMessage({ key: ++turn.current, text, seconds, hasUndo: undo !== undefined })
  }, [])
  /** Shows a message unless it would replace one with undo. */
  const mention = useCallback((text: string) => {
    const key = ++turn.current
    setMessage(now => (now?.hasUndo ? now : { key, text, seconds: SECONDS, hasUndo: false }))
  }, [])
  const hide = useCallback(() => setMessage(undefined), [])
  /** Hides the message, because its request was fulfilled; a message with undo stays. */
  const settle = useCallback(() => setMessage(now => (now?.hasUndo ? now : undefined)), [])
  const undoLast = async () => {
    const before = last.current
    if (!before || performance.now() >= before.until) return show(nothingToUndo)
    // After an answer the undo is used up, because a colleague may have decided since then.
    if ((await before.undo()) && last.current === before) last.current = undefined
  }
  return { message, show, mention, hide, settle, undoLast }
}
