import type { Measured } from './scale-measure.ts'
import { writeSection } from './section.ts'
import { planOf, written } from './server-time.ts'
import type { Site } from './site.ts'

const LONGEST_LINE = 220

/** Replaces a part's plans in docs/query-plans.md. */
export async function writePlans({ db }: Site, title: string, measured: Measured[]): Promise<void> {
  const blocks: string[] = []
  for (const { case: one, slowest } of measured)
    if (one.plan)
      blocks.push(
        `### ${one.what}\n\n\`\`\`\n${short(written(slowest.statement), 1200)}\n\n${short(await planOf(db.owner, slowest.statement))}\n\`\`\``,
      )
  writeSection(title, blocks.join('\n\n'), 'query-plans')
}

/** Long lists of values tell nothing. */
const short = (text: string, most = LONGEST_LINE): string =>
  text
    .split('\n')
    .map(line => (line.length > most ? `${line.slice(0, most)} …` : line))
    .join('\n')
