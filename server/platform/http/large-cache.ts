import type { Clock } from '../clock.ts'

/**
 * Caches the value of `read` for a while when it is large; a small one is read each time, so that it is never stale.
 * An expired large value is refreshed in the background, and until then still returned, up to twice its time.
 */
export function cachedWhileLarge<T>(
  clock: Clock,
  milliseconds: number,
  read: () => Promise<T>,
  isLarge: (value: T) => boolean,
): () => Promise<T> {
  let cached: { value: T; until: number } | undefined
  let reading: Promise<T> | undefined
  const renew = () =>
    (reading ??= read()
      .then(keep)
      .finally(() => (reading = undefined)))
  const keep = (value: T) => {
    cached = isLarge(value) ? { value, until: clock.now().getTime() + milliseconds } : undefined
    return value
  }
  return async () => {
    if (!cached) return renew()
    const over = clock.now().getTime() - cached.until
    if (over >= milliseconds) return renew()
    if (over >= 0) renew().catch(() => undefined)
    return cached.value
  }
}
