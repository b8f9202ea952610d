import { useCallback, useRef, useState } from 'react'

export type TakeBack = () => Promise<void>
/** What the desk says, and how what was decided can be taken back for so long. */
export type Said = { key: number; text: string; takeBack: TakeBack | undefined; seconds: number }
export type Talk = ReturnType<typeof useSaid>
export type Say = (text: string, seconds?: number, takeBack?: TakeBack) => void

/** One sentence at a time, for some seconds; the last decision can be taken back for as long, whatever was said since. */
export function useSaid() {
  const [said, setSaid] = useState<Said>()
  const turn = useRef(0)
  const last = useRef<{ takeBack: TakeBack; until: number }>(undefined)
  const say: Say = useCallback((text, seconds = 6, takeBack) => {
    if (takeBack) last.current = { takeBack, until: performance.now() + seconds * 1000 }
    setSaid({ key: ++turn.current, text, seconds, takeBack })
  }, [])
  const hush = useCallback(() => setSaid(undefined), [])
  const takeLastBack = (): TakeBack | undefined => {
    const back = last.current
    last.current = undefined
    return back && performance.now() < back.until ? back.takeBack : undefined
  }
  return { said, say, hush, takeLastBack }
}
