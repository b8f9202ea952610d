import type { Clock } from '#server/platform/clock.ts'

/** What `read` answers, kept for a while when it is large; a small one is read each time, so that it is never stale. */
export function keptWhileLarge<T>(
  clock: Clock,
  milliseconds: number,
  read: () => Promise<T>,
  isLarge: (value: T) => boolean,
): () => Promise<T> {
  let kept: { value: T; until: number } | undefined
  return async () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.value
    const value = await read()
    kept = isLarge(value) ? { value, until: now + milliseconds } : undefined
    return value
  }
}
