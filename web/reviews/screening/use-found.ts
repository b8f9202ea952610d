import { useEffect, useState } from 'react'

const PATIENCE_MS = 300

/** What rules find in a text, a moment after the last key, and in which text. Without the rules the server is the one who says it. */
export function useFound<T>(
  text: string,
  look: (text: string) => Promise<T>,
  nothing: T,
): { of: string; found: T } {
  const [state, setState] = useState({ of: '', found: nothing })
  useEffect(() => {
    let stale = false
    const show = (found: T) => stale || setState({ of: text, found })
    const timer = setTimeout(() => void look(text).then(show, () => {}), PATIENCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text, look])
  return state
}
