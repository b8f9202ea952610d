import { TIME_ZONE } from '#shared/locale.ts'

/** The only place that knows what time it is; tests move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A machine's clock that lies further behind is believed: what was told before was wrong. */
export const MOST_AHEAD_MS = 12 * 3_600_000

/**
 * A clock that does not go back: while the machine's lies behind what was told, it goes on at half the machine's speed,
 * so that nothing that ran out lives again and what waits is still done. `told`: what was told before the start.
 */
export function neverBack(machine: Clock, told: Date): Clock {
  let seen = machine.now().getTime()
  let latest = told.getTime()
  return {
    now() {
      const moment = machine.now().getTime()
      latest += Math.max(0, moment - seen) / 2
      seen = moment
      if (moment > latest || latest - moment > MOST_AHEAD_MS) latest = moment
      return new Date(latest)
    },
  }
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The day in Jakarta, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => DAY.format(moment)

/** When the day began in Jakarta: the finest time that may stand beside what somebody did. */
export const dayStart = (moment: Date): Date => new Date(`${dayOf(moment)}T00:00:00+07:00`)

/** The Monday of the day's week, as `YYYY-MM-DD`: the finest time kept of an author's act. */
export function weekOf(moment: Date): string {
  const day = new Date(`${dayOf(moment)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** The first of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The year in Jakarta. */
export const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4))

/** `days` after a `YYYY-MM-DD` day; negative goes back. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Milliseconds until the next day begins in Jakarta. */
export const untilTomorrow = (moment: Date): number =>
  new Date(`${addDays(dayOf(moment), 1)}T00:00:00+07:00`).getTime() - moment.getTime()

/** Milliseconds until the next year begins in Jakarta. */
export const untilNextYear = (moment: Date): number =>
  new Date(`${yearOf(moment) + 1}-01-01T00:00:00+07:00`).getTime() - moment.getTime()
