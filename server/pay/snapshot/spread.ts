import { WEEKS } from '../member.ts'

type Numbers = Record<number, number>

/**
 * In every group at least this many newcomers must be unknown to someone who knows what all newcomers of any seven days
 * gave: a single unknown amount could be calculated from the figure.
 */
const OTHERS = 2

/** Whether enough of these newcomers came outside of any seven days. */
export const isSpread = (rows: number[], newcomerWeek: Numbers): boolean =>
  rows.length - busiest(rows, newcomerWeek) >= OTHERS

/**
 * Forms as many groups as possible, up to `most`, each of them spread. Every newcomer is in one group, or there are no
 * groups.
 */
export function spreadGroups(rows: number[], newcomerWeek: Numbers, most: number): number[][] {
  const ordered = byWeek(rows, newcomerWeek)
  const together = busiest(rows, newcomerWeek)
  for (let count = most; count > 0; count -= 1) {
    // A cheap bound: dealt out in the order of weeks, each group gets at most its share of a fortnight.
    if (Math.floor(rows.length / count) - Math.ceil(together / count) < OTHERS) continue
    const groups = Array.from({ length: count }, (): number[] => [])
    ordered.forEach((row, at) => groups[at % count]?.push(row))
    if (groups.every(group => isSpread(group, newcomerWeek))) return groups
  }
  return []
}

/** A selection of `count` rows that covers the weeks evenly. */
export function sample(rows: number[], newcomerWeek: Numbers, count: number): number[] {
  const ordered = byWeek(rows, newcomerWeek)
  return Array.from(
    { length: count },
    (_, at) => ordered[Math.floor((at * ordered.length) / count)] as number,
  )
}

/**
 * The weeks of a group, reduced to what it needs: which were the same, which were consecutive, and otherwise only that
 * there was a gap.
 */
export function ownWeeks(rows: number[], newcomerWeek: Numbers): Map<number, number> {
  const weeks = [...new Set(rows.map(row => newcomerWeek[row] as number))].toSorted((a, b) => a - b)
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

/** The most rows of two consecutive weeks; any seven days lie within two such weeks. */
function busiest(rows: number[], newcomerWeek: Numbers): number {
  const counts = new Map<number, number>()
  const inWeek = (week: number): number => counts.get(week) ?? 0
  for (const row of rows) {
    const week = newcomerWeek[row] as number
    counts.set(week, inWeek(week) + 1)
  }
  return Math.max(0, ...[...counts.keys()].map(week => inWeek(week) + inWeek((week % WEEKS) + 1)))
}

function byWeek(rows: number[], newcomerWeek: Numbers): number[] {
  const weeks: number[][] = []
  for (const row of rows) (weeks[newcomerWeek[row] as number] ??= []).push(row)
  return weeks.flat()
}
