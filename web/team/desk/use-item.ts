import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { deskCalls } from './desk-calls.ts'
import { following, type Queue } from './queue.ts'
import { goneBecause, type Gone } from './use-decisions.ts'

/** Opening an item claims it for ten minutes: a prefetched item is fetched again unless it is shown soon. */
const STILL_CLAIMED_MS = 60_000

type Loaded<T> = { of: string; attempt: number; it: T | undefined }
export type OnDesk<T> = { state: 'loading' | 'failed' | 'left' } | { state: 'here'; it: T }
type Listeners = { onGone: (id: string, why: Gone) => void; onChanged: () => void }

/** The current item; the next one is prefetched. After a period of inactivity the item is released. */
export function useItem<S extends DeskSubject>(
  subject: S,
  queue: Queue<DeskRow<S>> | undefined,
  { onGone, onChanged }: Listeners,
) {
  const [loaded, setLoaded] = useState<Loaded<DeskItem<S>>>()
  const [attempt, setAttempt] = useState(0)
  const { fetched, forget } = useAhead(subject)
  const current = queue?.current
  const wanted = useRef(current)
  const take = (of: string) =>
    fetched(of).then(
      it => {
        // Another item was opened during the request.
        if (wanted.current !== of) return
        if (loaded?.of === of && loaded.it && versionOf(loaded.it) !== versionOf(it)) onChanged()
        // Opening it again later fetches it again, because only the last few items stay claimed.
        forget(of)
        setLoaded({ of, attempt, it })
        const next = queue && following(queue)
        if (next) fetched(next).catch(() => {})
      },
      (error: unknown) => {
        const why = goneBecause(error)
        if (why) onGone(of, why)
        else if (wanted.current === of) setLoaded({ of, attempt, it: undefined })
      },
    )
  const onCurrent = useEffectEvent((of: string) => void take(of))
  useEffect(() => {
    wanted.current = current
    if (current) onCurrent(current)
  }, [current, attempt])

  const again = () => {
    if (current) forget(current)
    setAttempt(attempt + 1)
  }
  const shown = loaded?.of === current && loaded?.attempt === attempt ? loaded : undefined
  const { left, back } = useAttention(shown?.it?.id, () => {
    if (!current) return
    forget(current)
    void take(current)
  })
  const item: OnDesk<DeskItem<S>> = left
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
  return { item, again: open }
}

/** Identifies the version of a text that its author can change. */
const versionOf = (it: object): unknown => ('version' in it ? it.version : undefined)

/** Recently fetched items, one request per item. */
function useAhead<S extends DeskSubject>(subject: S) {
  const call = useSessionCall(TEAM)
  const ahead = useRef(new Map<string, { request: Promise<DeskItem<S>>; at: number }>())
  const forget = (id: string) => void ahead.current.delete(id)
  const fetched = (id: string): Promise<DeskItem<S>> => {
    const known = ahead.current.get(id)
    if (known && Date.now() - known.at < STILL_CLAIMED_MS) return known.request
    const request = deskCalls(call, subject).open(id)
    request.catch(() => forget(id))
    ahead.current.set(id, { request, at: Date.now() })
    return request
  }
  return { fetched, forget }
}

/** Shorter than the ten minutes of a claim minus the time of prefetching. */
const LOOKED_AFTER_MS = 8 * 60_000
const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Detects activity. While the moderator is active, `renew` renews the claim; after inactivity the item is released, so
 * that no two people decide on it.
 */
function useAttention(of: string | undefined, renew: () => void): { left: boolean; back: () => void } {
  const [leftAt, setLeftAt] = useState<string>()
  const onTime = useEffectEvent((touched: boolean) => (touched ? renew() : setLeftAt(of)))
  useEffect(() => {
    if (!of) return
    let touched = false
    const note = () => {
      touched = true
    }
    const timer = setInterval(() => {
      onTime(touched)
      touched = false
    }, LOOKED_AFTER_MS)
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, note)
    }
  }, [of])
  return { left: of !== undefined && leftAt === of, back: () => setLeftAt(undefined) }
}
