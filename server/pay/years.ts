import { yearOf, type Clock } from '#server/platform/clock.ts'

/** The years that the figures of a Monday pool: its own and the one before. */
export const yearsOf = (week: string): { from: number; to: number } => {
  const to = Number(week.slice(0, 4))
  return { from: to - 1, to }
}

/** The pooled years; before the first snapshot, those that it will pool. */
export const poolYears = (week: string | null, clock: Clock): { from: number; to: number } =>
  yearsOf(week ?? String(yearOf(clock.now())))
