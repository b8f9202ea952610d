import type { Clock } from '#server/platform/clock.ts'

export const HOUR_SECONDS = 3600

/** An hour from now, rounded up to the next full one, so that a pass's row does not show when it was asked for. */
export function anHourOn(clock: Clock): Date {
  const hour = HOUR_SECONDS * 1000
  return new Date(Math.ceil((clock.now().getTime() + hour) / hour) * hour)
}

export const endOf = (year: number): Date => new Date(`${year + 1}-01-01T00:00:00+07:00`)
