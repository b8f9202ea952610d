import { dayOf } from '#server/platform/clock.ts'

/** First days of the last quarters, the current one last: `2026-01-01`. */
export function lastQuarters(moment: Date, howMany: number): string[] {
  const current = quarterIndex(moment)
  return Array.from({ length: howMany }, (_, i) => startOf(current - howMany + 1 + i))
}

/** Quarters counted from year 0. */
function quarterIndex(moment: Date): number {
  const [year = 0, month = 1] = dayOf(moment).split('-').map(Number)
  return year * 4 + Math.floor((month - 1) / 3)
}

function startOf(index: number): string {
  const month = (index % 4) * 3 + 1
  return `${Math.floor(index / 4)}-${String(month).padStart(2, '0')}-01`
}
