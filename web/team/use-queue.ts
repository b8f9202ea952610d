import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ModeratorReview } from '#shared/contract/reviews.ts'
import { following, opened, type Queue } from './queue.ts'
import { useTeamCall } from './use-team-call.ts'

type Came = { of: string; attempt: number; it: ModeratorReview | undefined }
export type OnDesk = { state: 'loading' | 'failed' } | { state: 'here'; it: ModeratorReview }

/** The queue and the review on the desk; the next one is fetched ahead. */
export function useQueue() {
  const call = useTeamCall()
  const [queue, setQueue] = useState<Queue>()
  const [failed, setFailed] = useState(false)
  const fetchQueue = useCallback(
    () =>
      call('teamQueue', {}).then(
        answer => setQueue(opened(answer)),
        () => setFailed(true),
      ),
    [call],
  )
  const load = () => {
    setFailed(false)
    setQueue(undefined)
    void fetchQueue()
  }
  // The list holds a part of what waits: when it is used up, the rest is fetched.
  const usedUp = queue !== undefined && queue.rows.length === 0 && queue.total > 0
  useEffect(() => {
    void fetchQueue()
  }, [fetchQueue])
  useEffect(() => {
    if (usedUp) void fetchQueue()
  }, [fetchQueue, usedUp])
  return { queue: usedUp ? undefined : queue, setQueue, failed, load, ...useReview(queue) }
}

function useReview(queue: Queue | undefined) {
  const call = useTeamCall()
  const [came, setCame] = useState<Came>()
  const [attempt, setAttempt] = useState(0)
  const ahead = useRef(new Map<string, Promise<ModeratorReview>>())
  const current = queue?.current
  const fetched = (id: string) => {
    const asked = ahead.current.get(id) ?? call('teamReview', { params: { id } })
    asked.catch(() => ahead.current.delete(id))
    ahead.current.set(id, asked)
    return asked
  }
  const take = useEffectEvent((of: string) =>
    fetched(of).then(
      it => {
        setCame({ of, attempt, it })
        const next = queue && following(queue)
        if (next) fetched(next).catch(() => {})
      },
      () => setCame({ of, attempt, it: undefined }),
    ),
  )
  useEffect(() => {
    if (current) void take(current)
  }, [current, attempt])
  const shown = came?.of === current && came?.attempt === attempt ? came : undefined
  const review: OnDesk = !shown
    ? { state: 'loading' }
    : shown.it
      ? { state: 'here', it: shown.it }
      : { state: 'failed' }
  return { review, again: () => setAttempt(attempt + 1) }
}
