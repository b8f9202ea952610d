import { useCallback, useRef, useState } from 'react'
import { useWords } from '#web/platform/locale.ts'

/** False where the call never arrived: it can be tried again. */
export type TakeBack = () => Promise<boolean>
/** What the desk says; a decision can be taken back for as long as it stands. */
export type Said = { key: number; text: string; isDecision: boolean; seconds: number }
export type Talk = ReturnType<typeof useSaid>
export type Say = (text: string, seconds?: number, takeBack?: TakeBack) => void

/** One sentence at a time, for some seconds, or until the next act heeds it; the last decision can be taken back for as long, whatever was said since. */
export function useSaid() {
  const { nothingToUndo } = useWords('team')
  const [said, setSaid] = useState<Said>()
  const turn = useRef(0)
  const last = useRef<{ takeBack: TakeBack; until: number }>(undefined)
  const say: Say = useCallback((text, seconds = 6, takeBack) => {
    if (takeBack) last.current = { takeBack, until: performance.now() + seconds * 1000 }
    setSaid({ key: ++turn.current, text, seconds, isDecision: takeBack !== undefined })
  }, [])
  /** What happens by the way does not take the way back out of sight. */
  const mention = useCallback((text: string) => {
    const key = ++turn.current
    setSaid(now => (now?.isDecision ? now : { key, text, seconds: 6, isDecision: false }))
  }, [])
  const hush = useCallback(() => setSaid(undefined), [])
  const heeded = useCallback(() => setSaid(now => (now?.isDecision ? now : undefined)), [])
  const takeLastBack = async () => {
    const back = last.current
    if (!back || performance.now() >= back.until) return say(nothingToUndo)
    // What was answered is over; a colleague may have decided since.
    if ((await back.takeBack()) && last.current === back) last.current = undefined
  }
  return { said, say, mention, hush, heeded, takeLastBack }
}
