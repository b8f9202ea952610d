import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'

/**
 * A month's tickets are accepted until this day of the next month, because tickets of its last day wait a random time,
 * too.
 */
const LAST_DAY = '14'

/** The month in Jakarta, as `YYYY-MM`. */
const monthOf = (clock: Clock): string => dayOf(clock.now()).slice(0, 7)

/** The last day on which a month's tickets are accepted. */
export const closesOn = (month: string): string => `${neighbour(month, 1)}-${LAST_DAY}`

/** The months of a permit whose tickets are accepted today, the current one first; none without a permit. */
export const permittedMonths = (clock: Clock, permit: Config['raffle']): string[] =>
  takingMonths(clock).filter(month => permit && month >= permit.from && month <= permit.until)

/** Months whose tickets would be accepted today, the current one first. */
export function takingMonths(clock: Clock): string[] {
  const today = dayOf(clock.now())
  const current = monthOf(clock)
  const before = neighbour(current, -1)
  return closesOn(before) >= today ? [current, before] : [current]
}

function neighbour(month: string, step: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`)
  moved.setUTCMonth(moved.getUTCMonth() + step)
  return moved.toISOString().slice(0, 7)
}
