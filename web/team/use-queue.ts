import { useCallback, useEffect, useRef, useState } from 'react'
import type { ModeratorReview } from '#shared/contract/reviews.ts'
import { following, opened, type Queue } from './queue.ts'
import { useTeamCall } from './use-team-call.ts'

type Loaded<T> = { state: 'loading' | 'failed' } | { state: 'here'; it: T }

/** The queue and the review on the desk; the next one is fetched ahead. */
export function useQueue() {
  const call = useTeamCall()
  const [queue, setQueue] = useState<Queue>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    setQueue(undefined)
    await call('teamQueue', {}).then(
      answer => setQueue(opened(answer)),
      () => setFailed(true),
    )
  }, [call])
  useEffect(() => void load(), [load])
  const used = queue !== undefined && queue.rows.length === 0 && queue.total > 0
  useEffect(() => {
    if (used) void load()
  }, [used])
  return { queue, setQueue, failed, load, ...useReview(queue) }
}

function useReview(queue: Queue | undefined) {
  const call = useTeamCall()
  const [review, setReview] = useState<Loaded<ModeratorReview>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const ahead = useRef(new Map<string, Promise<ModeratorReview>>())
  const current = queue?.current
  const next = queue && following(queue)
  useEffect(() => {
    if (!current) return
    let stale = false
    const fetched = (id: string) => {
      const asked = ahead.current.get(id) ?? call('teamReview', { params: { id } })
      asked.catch(() => ahead.current.delete(id))
      ahead.current.set(id, asked)
      return asked
    }
    setReview({ state: 'loading' })
    fetched(current).then(
      it => {
        if (stale) return
        setReview({ state: 'here', it })
        if (next) fetched(next).catch(() => {})
      },
      () => stale || setReview({ state: 'failed' }),
    )
    return () => void (stale = true)
  }, [current, attempt])
  return { review, again: () => setAttempt(attempt + 1) }
}
