import { useEffect, useState } from 'react'

const PATIENCE_MS = 300

/**
 * Debounced result of `look` with the text that it refers to. If the rules cannot be loaded, only the server checks.
 */
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
