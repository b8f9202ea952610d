// npm run bench -- search: fills a server's database with a million invented companies and has it time searches.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshPlace } from '../tests/support/database.ts'
import { fillDirectory } from './search-data.ts'
import { measure, type Measured } from './search-measure.ts'
import type { Sent } from './search-timing.ts'
import { writeSection } from './section.ts'

const COMPANIES = 1_000_000
const SEARCHES = 100
const PGBENCH_SECONDS = 3

/** `given`: a filled database that stays; otherwise one is made and removed. */
export async function benchSearch(given?: string): Promise<void> {
  if (given) return report(given)
  if (!process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL names no server')
  const made = await freshPlace()
  try {
    const url = made.env.DATABASE_URL as string
    const db = await made.open()
    await db.close()
    await fillDirectory(url, COMPANIES)
    await report(url)
  } finally {
    await made.remove()
  }
}

async function report(url: string): Promise<void> {
  const measured = await measure(url, SEARCHES)
  const rows = measured.map(one => {
    const { what, bar } = one.case
    const met = one.p95 <= bar ? 'met' : 'missed'
    return [what, ms(one.p50), ms(one.p95), `≤ ${bar}`, met, ms(pgbench(url, one)), one.plan, one.slowest]
  })
  const head = ['search', 'p50', 'p95', 'bar', '', 'pgbench', 'slowest plan', 'slowest search']
  const table = [head, head.map((_, i) => ([1, 2, 5].includes(i) ? '---:' : '---')), ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
  console.log(table)
  writeSection('Search at a million companies', `${explanation()}\n\n${table}`)
}

const explanation = () =>
  `\`npm run bench -- search\` on ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)} on the machine while it ran.
Milliseconds that the server executes for one search, all its statements together (\`explain (analyze, buffers)\`, the quicker of two
runs each, ${SEARCHES} searches of a kind); planning is left out, as prepared statements are planned once. \`pgbench\` is the mean latency of the same
statements as one client sends them, planning included. Names are invented: 106,000 words, one name in six has the commonest.
A search's page also counts what can be narrowed (up to 1,000 found); the whole directory is counted once a minute, meanwhile the old count answers.`

/** Mean latency in milliseconds of a kind's statements, values written in. */
function pgbench(url: string, { sent }: Measured): number {
  const folder = mkdtempSync(join(tmpdir(), 'kerjajujur-test-'))
  try {
    const files = sent.slice(0, 40).flatMap((statements, i) => {
      const file = join(folder, `${i}.sql`)
      writeFileSync(file, statements.map(statement => `${written(statement)};`).join('\n'))
      return ['-f', file]
    })
    const args = ['-n', '-c', '1', '-T', String(PGBENCH_SECONDS), ...files, url]
    const said = execFileSync('pgbench', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number(/latency average = ([\d.]+)/.exec(said)?.[1])
  } catch {
    return NaN
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A statement on one line with its values in place; a colon would name one of pgbench's variables. */
const written = ({ text, values }: Sent): string =>
  text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1])).replaceAll(/\s+/g, ' ')

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = Array.isArray(value) ? `{${value.map(one => JSON.stringify(one)).join()}}` : String(value)
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`
}

const ms = (value: number): string => (Number.isNaN(value) ? 'not run' : value.toFixed(2))
