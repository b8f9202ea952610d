import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ModeratorReview } from '#shared/contract/moderation.ts'
import { following, type Queue, type Row } from './queue.ts'
import { goneBecause, type Gone } from './use-acts.ts'
import { useAttention } from './use-attention.ts'
import { useTeamCall } from './use-team-call.ts'

/** Opening a review keeps it from colleagues for ten minutes: one fetched ahead is asked for again unless it is shown soon. */
const STILL_HELD_MS = 60_000

type Came = { of: string; attempt: number; it: ModeratorReview | undefined }
export type OnDesk = { state: 'loading' | 'failed' | 'left' } | { state: 'here'; it: ModeratorReview }
type Told = { onGone: (id: string, why: Gone) => void; onChanged: () => void }

/** The review on the desk; the next one is fetched ahead. It is put away when nobody has touched anything for long. */
export function useReview(queue: Queue<Row> | undefined, { onGone, onChanged }: Told) {
  const [came, setCame] = useState<Came>()
  const [attempt, setAttempt] = useState(0)
  const { fetched, forget } = useAhead()
  const current = queue?.current
  const take = (of: string) =>
    fetched(of).then(
      it => {
        if (came?.of === of && came.it && came.it.version !== it.version) onChanged()
        // Coming back to it later opens it anew: only the last few stay held.
        forget(of)
        setCame({ of, attempt, it })
        const next = queue && following(queue)
        if (next) fetched(next).catch(() => {})
      },
      (error: unknown) => {
        const why = goneBecause(error)
        if (why) onGone(of, why)
        else setCame({ of, attempt, it: undefined })
      },
    )
  const onCurrent = useEffectEvent((of: string) => void take(of))
  useEffect(() => {
    if (current) onCurrent(current)
  }, [current, attempt])

  const again = () => {
    if (current) forget(current)
    setAttempt(attempt + 1)
  }
  const shown = came?.of === current && came?.attempt === attempt ? came : undefined
  const { left, back } = useAttention(shown?.it?.id, () => {
    if (!current) return
    forget(current)
    void take(current)
  })
  const review: OnDesk = left
    ? { state: 'left' }
    : !shown
      ? { state: 'loading' }
      : shown.it
        ? { state: 'here', it: shown.it }
        : { state: 'failed' }
  const open = () => {
    back()
    again()
  }
  return { review, again: open }
}

/** Reviews that were asked for lately, each once. */
function useAhead() {
  const call = useTeamCall()
  const ahead = useRef(new Map<string, { asked: Promise<ModeratorReview>; at: number }>())
  const forget = (id: string) => void ahead.current.delete(id)
  const fetched = (id: string): Promise<ModeratorReview> => {
    const known = ahead.current.get(id)
    if (known && Date.now() - known.at < STILL_HELD_MS) return known.asked
    const asked = call('teamReview', { params: { id } })
    asked.catch(() => forget(id))
    ahead.current.set(id, { asked, at: Date.now() })
    return asked
  }
  return { fetched, forget }
}
