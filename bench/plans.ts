import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Measured } from './scale-measure.ts'
import { planOf, written } from './server-time.ts'
import type { Site } from './site.ts'

const FILE = new URL('../docs/query-plans.md', import.meta.url)
const HEAD = `# Query plans

The slowest statement of each kind of call at a million companies, as \`npm run bench -- scale\` met it (docs/measurements.md), with its values in place.`
const LONGEST_LINE = 220

/** Replaces a part's plans in docs/query-plans.md. */
export async function writePlans({ db }: Site, title: string, measured: Measured[]): Promise<void> {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const [, ...sections] = before.split(/\n(?=## )/)
  const others = sections.filter(section => !section.startsWith(`## ${title}\n`))
  const blocks = [`## ${title}`]
  for (const { case: one, slowest } of measured)
    if (one.plan)
      blocks.push(
        `### ${one.what}\n\n\`\`\`\n${short(written(slowest.statement), 1200)}\n\n${short(await planOf(db.owner, slowest.statement))}\n\`\`\``,
      )
  writeFileSync(FILE, [HEAD, ...others, blocks.join('\n\n')].map(part => part.trim()).join('\n\n') + '\n')
}

/** Long lists of values tell nothing. */
const short = (text: string, most = LONGEST_LINE): string =>
  text
    .split('\n')
    .map(line => (line.length > most ? `${line.slice(0, most)} …` : line))
    .join('\n')
