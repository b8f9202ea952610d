import { addDays } from '#server/platform/clock.ts'
import { HOLIDAYS } from './holidays.ts'

/** Monday to Friday, except public holidays and joint leave. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6 && !HOLIDAYS[day.slice(0, 4)]?.days.includes(day)
}

export function workingDaysAfter(day: string, count: number): string {
  let [at, left] = [day, count]
  while (left > 0) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** Working days between two days; negative if the second is past. */
export function workingDaysUntil(today: string, due: string): number {
  const [from, to, sign] = today <= due ? [today, due, 1] : [due, today, -1]
  let count = 0
  for (let at = from; at < to;) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) count += 1
  }
  return sign * count
}
