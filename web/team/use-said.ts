import { useCallback, useRef, useState } from 'react'

export type TakeBack = () => Promise<void>
/** What the desk says, and how what was decided can be taken back for so long. */
export type Said = { key: number; text: string; takeBack: TakeBack | undefined; seconds: number }
export type Talk = ReturnType<typeof useSaid>
export type Say = (text: string, seconds?: number, takeBack?: TakeBack) => void

/** One sentence at a time, for some seconds. */
export function useSaid() {
  const [said, setSaid] = useState<Said>()
  const turn = useRef(0)
  const say: Say = useCallback(
    (text, seconds = 6, takeBack) => setSaid({ key: ++turn.current, text, seconds, takeBack }),
    [],
  )
  const hush = useCallback(() => setSaid(undefined), [])
  return { said, say, hush }
}
