import { useState } from 'react'
import type { Decision, ModeratorReview } from '#shared/contract/moderation.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import type { Row } from './queue.ts'
import { useActs } from './use-acts.ts'
import type { Rows } from './use-rows.ts'
import { goneBecause, type Gone, type OnDesk } from './use-review.ts'
import type { Say } from './use-said.ts'

/** What keeps a review from being published, as the server said when it was tried. */
export type Hindrance = 'company' | 'burst'
type Parts = {
  rows: Rows<Row>
  review: OnDesk
  say: Say
  onGone: (id: string, why: Gone) => void
  onConflict: () => void
}

/** Deciding on reviews, and what the server has against it. */
export function useDecisions({ rows, review, say, onGone, onConflict }: Parts) {
  const words = useWords('team')
  const { queue } = rows
  const { busy, act } = useActs(rows, say, { undo: 'undoDecision', already: words.already })
  const [hindered, setHindered] = useState<{ of: string; by: Hindrance }>()

  async function decide(make: (it: ModeratorReview) => Decision) {
    const row = queue?.rows.find(one => one.id === queue.current)
    if (!queue || !row || review.state !== 'here' || review.it.id !== row.id) return
    const body = make(review.it)
    await act({
      row,
      send: call => call('decideReview', { params: { id: row.id }, body }),
      said: textOf(body, row),
      refused: error => refused(error, row),
    })
  }
  function refused(error: unknown, { id, company }: Row): boolean {
    const isHeld = goneBecause(error) === 'held'
    const by = hindranceOf(error)
    const isConflict = isCallError(error) && error.code === 'conflict'
    if (isHeld) onGone(id, 'held')
    if (isConflict) onConflict()
    if (by) setHindered({ of: id, by })
    if (by === 'company') say(words.company.pending(company))
    return isHeld || isConflict || by !== undefined
  }
  const textOf = (decision: Decision, { company }: Row) =>
    decision.decision === 'publish'
      ? words.publishedToast(company, decision.masks?.length ?? 0)
      : words.rejectedToast(company, decision.guideline)
  return { busy, decide, hindrance: hindered?.of === queue?.current ? hindered?.by : undefined }
}

function hindranceOf(error: unknown): Hindrance | undefined {
  if (!isCallError(error)) return undefined
  if (error.code === 'company_pending') return 'company'
  return error.errors['confirm_burst'] ? 'burst' : undefined
}
