import { useEffect, useState } from 'react'
import type { ReplyFinding } from '#shared/rules/screening/reply.ts'
import { useWords } from '#web/platform/locale.ts'
import { refusalsOf } from '#web/reviews/screening/screening.ts'

const PATIENCE_MS = 300
type Found = ReplyFinding & { words: string }

/** What screening finds in an answer, a moment after the last key: what must go, what looks for the author, and whether it will wait. */
export function useReplyFindings(text: string) {
  const { field } = useWords('errors')
  const [{ of, found }, setFound] = useState<{ of: string; found: readonly Found[] }>({ of: '', found: [] })
  useEffect(() => {
    let stale = false
    const look = () =>
      import('#shared/rules/screening/reply.ts').then(
        ({ screenReply }) =>
          stale ||
          setFound({
            of: text,
            found: screenReply(text).map(one => ({ ...one, words: text.slice(one.start, one.end) })),
          }),
        // Without the rules the server is the one who says it.
        () => {},
      )
    const timer = setTimeout(() => void look(), PATIENCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text])
  return {
    /** Whether they are of these words, and not of those from a moment ago. */
    isPresent: of === text,
    refused: refusalsOf(
      found.flatMap(({ kind, ...one }) => (kind === 'hunting' ? [] : [{ ...one, kind }])),
      field,
    ),
    hunts: found.flatMap(({ kind, words }) => (kind === 'hunting' ? [words] : [])),
    isHeld: found.some(({ effect }) => effect === 'hold'),
  }
}
