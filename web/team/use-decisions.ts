import { useState } from 'react'
import type { Decision, ModeratorReview } from '#shared/contract/moderation.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { withBack, without, type Row } from './queue.ts'
import type { Rows } from './use-rows.ts'
import { goneBecause, type Gone, type OnDesk } from './use-review.ts'
import type { Made, Say } from './use-said.ts'
import { useTeamCall } from './use-team-call.ts'

/** What keeps a review from being published, as the server said when it was tried. */
export type Hindrance = 'company' | 'burst'
type Parts = {
  rows: Rows<Row>
  review: OnDesk
  say: Say
  onGone: (id: string, why: Gone) => void
  onConflict: () => void
}

/** Deciding: one call at a time, one decision for a review, and some seconds to take it back. */
export function useDecisions({ rows: { queue, setQueue }, review, say, onGone, onConflict }: Parts) {
  const words = useWords('team')
  const call = useTeamCall()
  const [busy, setBusy] = useState(false)
  const [hindered, setHindered] = useState<{ of: string; by: Hindrance }>()
  const trouble = (error: unknown) => (isOffline(error) ? words.offline : words.failed)

  async function decide(make: (it: ModeratorReview) => Decision) {
    const row = queue?.rows.find(one => one.id === queue.current)
    if (!queue || !row || review.state !== 'here' || review.it.id !== row.id || busy) return
    const body = make(review.it)
    setBusy(true)
    try {
      const { takes_effect_in: seconds } = await call('decideReview', { params: { id: row.id }, body })
      const made = { row, place: queue.rows.indexOf(row) }
      setQueue(before => before && without(before, row.id))
      if (seconds > 0) say(textOf(body, row), seconds, made)
      else say(textOf(body, row))
    } catch (error) {
      refused(error, row.id)
    }
    setBusy(false)
  }
  function refused(error: unknown, id: string) {
    const why = goneBecause(error)
    const by = hindranceOf(error)
    if (why) onGone(id, why)
    else if (by) setHindered({ of: id, by })
    else if (isCallError(error) && error.code === 'conflict') onConflict()
    else say(trouble(error))
  }
  const textOf = (decision: Decision, { company }: Row) =>
    decision.decision === 'publish'
      ? words.publishedToast(company, decision.masks?.length ?? 0)
      : words.rejectedToast(company, decision.guideline)

  async function undo(made: Made | undefined) {
    if (!made || busy) return
    setBusy(true)
    try {
      await call('undoDecision', { params: { id: made.row.id } })
      setQueue(before => before && withBack(before, made.row, made.place))
      say(words.undone)
    } catch (error) {
      say(isOffline(error) ? words.offline : words.tooLate)
    }
    setBusy(false)
  }
  return { busy, decide, undo, hindrance: hindered?.of === queue?.current ? hindered?.by : undefined }
}

const isOffline = (error: unknown): boolean => isCallError(error) && error.status === 0

function hindranceOf(error: unknown): Hindrance | undefined {
  if (!isCallError(error)) return undefined
  if (error.code === 'company_pending') return 'company'
  return error.errors['confirm_burst'] ? 'burst' : undefined
}
