const DAY = 86_400_000

/** ISO 8601 number of a week, by its Monday: "2026-11-16" is 47. */
export function weekNumber(monday: string): number {
  const thursday = Date.parse(`${monday}T00:00:00Z`) + 3 * DAY
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / (7 * DAY)) + 1
}
