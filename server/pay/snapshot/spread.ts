import { WEEKS } from '../member.ts'

type Numbers = Record<number, number>

/** So many of a group are left, whoever knows what all newcomers of any seven days told: one would be read off the figure. */
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
  const counts = new Uint32Array(WEEKS + 1)
  for (const row of rows) counts[fresh[row] as number]! += 1
  let most = 0
  for (let week = 1; week <= WEEKS; week += 1)
    most = Math.max(most, counts[week]! + counts[(week % WEEKS) + 1]!)
  return most
}

function byWeek(rows: number[], fresh: Numbers): number[] {
  const weeks: number[][] = []
  for (const row of rows) (weeks[fresh[row] as number] ??= []).push(row)
  return weeks.flat()
}
