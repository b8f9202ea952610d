import type { Measured } from './scale-measure.ts'
import { planOf, written } from './server-time.ts'
import type { Site } from './site.ts'

const LONGEST_LINE = 220

/** Prints the plan of the slowest statement of each case with `plan`. */
export async function printPlans({ db }: Site, title: string, measured: Measured[]): Promise<void> {
  for (const { case: one, slowest } of measured)
    if (one.plan)
      console.log(
        `\n${title}: ${one.what}\n\n${short(written(slowest.statement), 1200)}\n\n${short(await planOf(db.owner, slowest.statement))}`,
      )
}

/** Truncates lines, because long lists of values are of no use to readers. */
const short = (text: string, most = LONGEST_LINE): string =>
  text
    .split('\n')
    .map(line => (line.length > most ? `${line.slice(0, most)} …` : line))
    .join('\n')
