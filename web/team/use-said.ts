import { useCallback, useRef, useState } from 'react'
import type { Row } from './queue.ts'

/** What was decided, and where it lay in the list. */
export type Made = { row: Row; place: number }
/** What the desk says, and what can be taken back for how long. */
export type Said = { key: number; text: string; made: Made | undefined; seconds: number }
export type Say = (text: string, seconds?: number, made?: Made) => void

/** One sentence at a time, for some seconds. */
export function useSaid() {
  const [said, setSaid] = useState<Said>()
  const turn = useRef(0)
  const say: Say = useCallback(
    (text, seconds = 6, made) => setSaid({ key: ++turn.current, text, seconds, made }),
    [],
  )
  const hush = useCallback(() => setSaid(undefined), [])
  return { said, say, hush }
}
