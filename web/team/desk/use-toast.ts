import { useCallback, useRef, useState } from 'react'
import { useWords } from '#web/platform/locale.ts'

/** False where the call never arrived: it can be tried again. */
export type Undo = () => Promise<boolean>
/** What the toast says. */
export type Message = { key: number; text: string; hasUndo: boolean; seconds: number }
export type Toast = ReturnType<typeof useToast>

const SECONDS = 6

/** One message at a time, for some seconds. The last decision can be undone for as long as its own would stand, whatever is shown since. */
export function useToast() {
  const { nothingToUndo } = useWords('team')
  const [message, setMessage] = useState<Message>()
  const turn = useRef(0)
  const last = useRef<{ undo: Undo; until: number }>(undefined)
  const show = useCallback((text: string, seconds = SECONDS, undo?: Undo) => {
    if (undo) last.current = { undo, until: performance.now() + seconds * 1000 }
    setMessage({ key: ++turn.current, text, seconds, hasUndo: undo !== undefined })
  }, [])
  /** Shows it unless that would take an undo out of sight. */
  const mention = useCallback((text: string) => {
    const key = ++turn.current
    setMessage(now => (now?.hasUndo ? now : { key, text, seconds: SECONDS, hasUndo: false }))
  }, [])
  const hide = useCallback(() => setMessage(undefined), [])
  /** What was asked for has been done, so the message goes; an undo stays. */
  const settle = useCallback(() => setMessage(now => (now?.hasUndo ? now : undefined)), [])
  const undoLast = async () => {
    const before = last.current
    if (!before || performance.now() >= before.until) return show(nothingToUndo)
    // What was answered is over; a colleague may have decided since.
    if ((await before.undo()) && last.current === before) last.current = undefined
  }
  return { message, show, mention, hide, settle, undoLast }
}
