import type { ReplyFinding } from '#shared/rules/screening/reply.ts'
import { useWords } from '#web/platform/locale.ts'
import { refusalsOf } from '#web/reviews/screening/screening.ts'
import { useFound } from '#web/reviews/screening/use-found.ts'

type Found = ReplyFinding & { words: string }
const NOTHING: readonly Found[] = []

/**
 * Debounced findings of the screening in a reply: what is refused, what tries to identify the author, and whether a
 * moderator must check it.
 */
export function useReplyFindings(text: string) {
  const { field } = useWords('errors')
  const { of, found } = useFound(text, look, NOTHING)
  return {
    /** Whether the findings belong to the current text. */
    isPresent: of === text,
    refused: refusalsOf(
      found.flatMap(({ kind, ...one }) => (kind === 'hunting' ? [] : [{ ...one, kind }])),
      field,
    ),
    hunts: found.flatMap(({ kind, words }) => (kind === 'hunting' ? [words] : [])),
    isHeld: found.some(({ effect }) => effect === 'hold'),
  }
}

const look = async (text: string): Promise<readonly Found[]> => {
  const { screenReply } = await import('#shared/rules/screening/reply.ts')
  return screenReply(text).map(one => ({ ...one, words: text.slice(one.start, one.end) }))
}
