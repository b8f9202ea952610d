import { TIME_ZONE } from '#shared/locale.ts'

/** The only source of the current time; tests move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Beyond this lead over the machine's clock, the machine is believed: the times given before were wrong. */
export const MOST_AHEAD_MS = 12 * 3_600_000

/**
 * A clock that never goes back. While the machine's clock is behind the last time given, this one advances at half
 * the machine's speed, so that nothing expired becomes valid again and waiting work still falls due. `last` is
 * the last time that the program read before this start.
 */
export function neverBack(machine: Clock, last: Date): Clock {
  let seen = machine.now().getTime()
  let latest = last.getTime()
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

/** The start of the day in Jakarta: the most precise time that may be stored with a person's action. */
export const dayStart = (moment: Date): Date => new Date(`${dayOf(moment)}T00:00:00+07:00`)

/** The Monday of the day's week, as `YYYY-MM-DD`: the most precise time stored of an author's act. */
export function weekOf(moment: Date): string {
  const day = new Date(`${dayOf(moment)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The year in Jakarta. */
export const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4))

/** The day that is `days` after a `YYYY-MM-DD` day; a negative number goes back. */
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
