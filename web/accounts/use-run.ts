import { useRef, useState } from 'react'
import { NO_TROUBLE, troubleOf, type Trouble } from './trouble.ts'

/** One call at a time; a refusal becomes the form's trouble. */
export function useRun(failed: Parameters<typeof troubleOf>[1]) {
  const [trouble, setTrouble] = useState<Trouble>(NO_TROUBLE)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = (work: () => Promise<void>): void => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setTrouble(NO_TROUBLE)
    work()
      .catch(error => setTrouble(troubleOf(error, failed)))
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  return { busy, trouble, setTrouble, run }
}
