import { useState } from 'react'
import type { Decision } from '#shared/contract/reviews.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { withBack, without, type Row } from './queue.ts'
import type { Made, Say } from './said.ts'
import type { useQueue } from './use-queue.ts'
import { useTeamCall } from './use-team-call.ts'

/** Deciding: one call at a time, one decision for a review, and some seconds to take it back. */
export function useDecisions({ queue, setQueue, review }: ReturnType<typeof useQueue>, say: Say) {
  const words = useWords('team')
  const call = useTeamCall()
  const [busy, setBusy] = useState(false)

  async function decide(decision: Decision) {
    const row = queue?.rows.find(one => one.id === queue.current)
    const shown = review.state === 'here' && review.it.id === row?.id
    if (!queue || !row || !shown || busy) return
    setBusy(true)
    try {
      const { takes_effect_in: seconds } = await call('decideReview', {
        params: { id: row.id },
        body: decision,
      })
      const made = { row, place: queue.rows.indexOf(row) }
      setQueue(without(queue, row.id))
      if (seconds > 0) say(textOf(decision, row), seconds, made)
      else say(textOf(decision, row))
    } catch (error) {
      const gone = isCallError(error) && (error.status === 409 || error.status === 404)
      if (gone) setQueue(without(queue, row.id))
      say(gone ? words.already : isOffline(error) ? words.offline : words.failed)
    }
    setBusy(false)
  }
  const textOf = (decision: Decision, { company }: Row) =>
    decision.decision === 'publish'
      ? words.publishedToast(company)
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
  return { busy, decide, undo }
}

const isOffline = (error: unknown): boolean => isCallError(error) && error.status === 0
