import { useState } from 'react'
import type { Decision, ModeratorReview } from '#shared/contract/moderation.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import type { Row } from './queue.ts'
import { useActs } from './use-acts.ts'
import type { Rows } from './use-rows.ts'
import type { OnDesk } from './use-review.ts'
import type { Say } from './use-said.ts'

type Parts = {
  rows: Rows<Row>
  review: OnDesk
  say: Say
  onConflict: () => void
}

/** Deciding on reviews, and what the server has against it. */
export function useDecisions({ rows, review, say, onConflict }: Parts) {
  const words = useWords('team')
  const { queue } = rows
  const { busy, act } = useActs(rows, say, { undo: 'undoDecision', already: words.already })
  // The week was found unusual only when publishing was tried.
  const [burstOf, setBurstOf] = useState<string>()

  async function decide(make: (it: ModeratorReview) => Decision) {
    const row = queue?.rows.find(one => one.id === queue.current)
    if (row && review.state === 'loading') return say(words.opening)
    if (!queue || !row || review.state !== 'here' || review.it.id !== row.id) return
    const body = make(review.it)
    await act({
      row,
      send: call => call('decideReview', { params: { id: row.id }, body }),
      said: textOf(body, row),
      refused: error => refused(error, row),
    })
  }
  function refused(error: unknown, { id }: Row): boolean {
    const isBurst = isCallError(error) && error.errors['confirm_burst'] !== undefined
    const isConflict = isCallError(error) && error.code === 'conflict'
    if (isConflict) onConflict()
    if (isBurst) setBurstOf(id)
    return isConflict || isBurst
  }
  const textOf = (decision: Decision, { company }: Row) =>
    decision.decision === 'publish'
      ? words.publishedToast(company, decision.masks?.length ?? 0)
      : words.rejectedToast(company, decision.guideline)
  return { busy, decide, isBurst: burstOf !== undefined && burstOf === queue?.current }
}
