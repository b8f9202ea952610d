import type { Clock } from '../clock.ts'

/**
 * Caches the value of `read` for a while when it is large; a small one is read each time, so that it is never stale.
 * An expired large value is refreshed in the background, and until then still returned, up to twice its time.
 */
export function keptWhileLarge<T>(
  clock: Clock,
  milliseconds: number,
  read: () => Promise<T>,
  isLarge: (value: T) => boolean,
): () => Promise<T> {
  let kept: { value: T; until: number } | undefined
  let reading: Promise<T> | undefined
  const renew = () =>
    (reading ??= read()
      .then(keep)
      .finally(() => (reading = undefined)))
  const keep = (value: T) => {
    kept = isLarge(value) ? { value, until: clock.now().getTime() + milliseconds } : undefined
    return value
  }
  return async () => {
    if (!kept) return renew()
    const over = clock.now().getTime() - kept.until
    if (over >= milliseconds) return renew()
    if (over >= 0) renew().catch(() => undefined)
    return kept.value
  }
}
