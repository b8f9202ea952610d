import { useSyncExternalStore } from 'react'

/** Whole seconds until a moment, counting down to 0; 0 comes up to a second late, never early. */
export function useCountdown(until: number): number {
  const now = useSyncExternalStore(everySecond, seconds, () => 0)
  return Math.max(0, Math.ceil(until / 1000 - now))
}

/** 272 → "4:32". */
export const minutesOf = (left: number): string =>
  `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

const seconds = (): number => Math.floor(Date.now() / 1000)

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
