import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'

/** Tickets of a month are taken until this day of the next one: those of its last day wait a random while too. */
const LAST_DAY = '14'

/** The month in Jakarta, as `YYYY-MM`. */
const monthOf = (clock: Clock): string => dayOf(clock.now()).slice(0, 7)

/** The last day on which a month's tickets are taken. */
export const closesOn = (month: string): string => `${neighbour(month, 1)}-${LAST_DAY}`

/** Those of a permit whose tickets are taken today, the current one first; none without a permit. */
export const permittedMonths = (clock: Clock, permit: Config['raffle']): string[] =>
  takingMonths(clock).filter(month => permit && month >= permit.from && month <= permit.until)

/** Months whose tickets would be taken today, the current one first. */
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
