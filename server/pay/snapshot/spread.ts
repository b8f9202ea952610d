import { WEEKS } from '../member.ts'

type Numbers = Record<number, number>

/** At least so many of a group are unknown to somebody who knows what all newcomers of any seven days gave: one alone could be calculated from the figure. */
const OTHERS = 2

/** Whether enough of these newcomers came outside of any seven days; of three people or more they are then. */
export const isSpread = (rows: number[], fresh: Numbers): boolean =>
  rows.length - busiest(rows, fresh) >= OTHERS

/** As many groups of these as can be, up to `most`, each of them spread; all newcomers stand in one, or none does. */
export function spreadGroups(rows: number[], fresh: Numbers, most: number): number[][] {
  const ordered = byWeek(rows, fresh)
  const together = busiest(rows, fresh)
  for (let count = most; count > 0; count -= 1) {
    // The cheap bound: dealt in the order of weeks, no group gets more of a fortnight than its share.
    if (Math.floor(rows.length / count) - Math.ceil(together / count) < OTHERS) continue
    const groups = Array.from({ length: count }, (): number[] => [])
    ordered.forEach((row, at) => groups[at % count]?.push(row))
    if (groups.every(group => isSpread(group, fresh))) return groups
  }
  return []
}

/** Some of these, of as many weeks as there are. */
export function sample(rows: number[], fresh: Numbers, count: number): number[] {
  const ordered = byWeek(rows, fresh)
  return Array.from(
    { length: count },
    (_, at) => ordered[Math.floor((at * ordered.length) / count)] as number,
  )
}

/** What a group keeps of its weeks: which were the same and which followed each other, and of the time between no more. */
export function ownWeeks(rows: number[], fresh: Numbers): Map<number, number> {
  const weeks = [...new Set(rows.map(row => fresh[row] as number))].toSorted((a, b) => a - b)
  const gapBefore = (at: number) => ((weeks[at] ?? 0) - (weeks.at(at - 1) ?? 0) + WEEKS) % WEEKS || WEEKS
  const first = weeks.reduce((widest, _, at) => (gapBefore(at) > gapBefore(widest) ? at : widest), 0)
  let own = 1
  const owns = new Map<number, number>()
  for (let step = 0; step < weeks.length; step += 1) {
    const at = (first + step) % weeks.length
    if (step > 0) own += Math.min(2, gapBefore(at))
    owns.set(weeks[at] as number, own)
  }
  return owns
}

/** The most that came in two weeks that follow each other: any seven days lie in such. */
function busiest(rows: number[], fresh: Numbers): number {
  const counts = new Map<number, number>()
  const inWeek = (week: number): number => counts.get(week) ?? 0
  for (const row of rows) {
    const week = fresh[row] as number
    counts.set(week, inWeek(week) + 1)
  }
  return Math.max(0, ...[...counts.keys()].map(week => inWeek(week) + inWeek((week % WEEKS) + 1)))
}

function byWeek(rows: number[], fresh: Numbers): number[] {
  const weeks: number[][] = []
  for (const row of rows) (weeks[fresh[row] as number] ??= []).push(row)
  return weeks.flat()
}
