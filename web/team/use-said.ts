import { useCallback, useRef, useState } from 'react'
import { useWords } from '#web/platform/locale.ts'

export type TakeBack = () => Promise<void>
/** What the desk says; a decision can be taken back for as long as it stands. */
export type Said = { key: number; text: string; isDecision: boolean; seconds: number }
export type Talk = ReturnType<typeof useSaid>
export type Say = (text: string, seconds?: number, takeBack?: TakeBack) => void

/** One sentence at a time, for some seconds; the last decision can be taken back for as long, whatever was said since. */
export function useSaid() {
  const { tooLate } = useWords('team')
  const [said, setSaid] = useState<Said>()
  const turn = useRef(0)
  const last = useRef<{ takeBack: TakeBack; until: number }>(undefined)
  const say: Say = useCallback((text, seconds = 6, takeBack) => {
    if (takeBack) last.current = { takeBack, until: performance.now() + seconds * 1000 }
    setSaid({ key: ++turn.current, text, seconds, isDecision: takeBack !== undefined })
  }, [])
  const hush = useCallback(() => setSaid(undefined), [])
  const takeLastBack = () => {
    const back = last.current
    if (back && performance.now() < back.until) void back.takeBack()
    else say(tooLate)
  }
  return { said, say, hush, takeLastBack }
}
