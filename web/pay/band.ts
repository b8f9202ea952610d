import type { PayRange } from '#shared/contract/pay/pay.ts'
import type { Formats } from '#web/platform/formats.ts'

const FLOORS = [5, 10, 25, 50, 100, 250, 500, 1000]

/** Number of people behind a figure, as a band: "25–49", "1.000+". */
export function bandOf(people: PayRange['people'], format: Formats): string {
  const next = FLOORS[FLOORS.indexOf(people) + 1]
  return next === undefined ? `${format.count(people)}+` : `${format.count(people)}–${format.count(next - 1)}`
}
