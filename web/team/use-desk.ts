import { useRef, useState } from 'react'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Decision } from '#shared/contract/reviews.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { moved, skipped, withBack, without, type Row } from './queue.ts'
import { useQueue } from './use-queue.ts'
import { useTeamCall } from './use-team-call.ts'

type Made = { row: Row; place: number }
/** What the desk says, and what can be taken back for how long. */
export type Said = { key: number; text: string; made?: Made; seconds: number }
type Refusal = { of: string; guideline: Guideline | undefined; note: string }

/** Deciding: one call at a time, one decision for a review, and ten seconds to take it back. */
export function useDesk() {
  const words = useWords('team')
  const call = useTeamCall()
  const held = useQueue()
  const { queue, setQueue } = held
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const turn = useRef(0)
  const current = queue?.current
  const mine = refusal?.of === current ? refusal : undefined

  const say = (text: string, made?: Made, seconds = 6) =>
    setSaid({ key: ++turn.current, text, seconds, ...(made && { made }) })
  const refuse = (part: Partial<Pick<Refusal, 'guideline' | 'note'>>) => {
    if (current) setRefusal({ guideline: undefined, note: '', ...mine, ...part, of: current })
  }

  async function decide(decision: Decision) {
    const row = queue?.rows.find(one => one.id === current)
    const shown = held.review.state === 'here' && held.review.it.id === row?.id
    if (!queue || !row || !shown || busy) return
    setBusy(true)
    try {
      const { takes_effect_in: seconds } = await call('decideReview', {
        params: { id: row.id },
        body: decision,
      })
      const made = { row, place: queue.rows.indexOf(row) }
      setQueue(without(queue, row.id))
      say(textOf(decision, row), seconds > 0 ? made : undefined, seconds || 6)
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

  async function undo() {
    const made = said?.made
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
  return {
    ...{ ...held, said, busy, undo, refuse },
    guideline: mine?.guideline,
    note: mine?.note ?? '',
    hush: () => setSaid(undefined),
    publish: () => decide({ decision: 'publish' }),
    reject: () =>
      mine?.guideline
        ? decide({ decision: 'reject', guideline: mine.guideline, note: mine.note || null })
        : say(words.chooseFirst),
    skip: () => {
      if (!queue || !current || busy) return
      setQueue(skipped(queue, current))
      say(words.skipped)
    },
    move: (by: 1 | -1) => setQueue(before => before && moved(before, by)),
    choose: (id: string) => setQueue(before => before && { ...before, current: id }),
  }
}

export type Desk = ReturnType<typeof useDesk>

const isOffline = (error: unknown): boolean => isCallError(error) && error.status === 0
