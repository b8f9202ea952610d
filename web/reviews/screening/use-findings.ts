import { useEffect, useState } from 'react'
import { foundIn, loadScreening, type Found } from './screening.ts'

const PATIENCE_MS = 300
const NOTHING: readonly Found[] = []

/** What screening finds in a text, a moment after the last key. The rules stay in the browser, and so does the text. */
export function useFindings(text: string): readonly Found[] {
  const [findings, setFindings] = useState(NOTHING)
  useEffect(() => {
    let stale = false
    const look = () =>
      loadScreening().then(
        screen => stale || setFindings(text.trim() === '' ? NOTHING : foundIn(screen, text)),
        // Without the rules the server is the one who says it.
        () => {},
      )
    const timer = setTimeout(() => void look(), PATIENCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text])
  return findings
}
