import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import type { Statement } from './site.ts'

export type Explained = { milliseconds: number; scans: string; statement: Statement }
type Node = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Node[] }
type Plan = { 'QUERY PLAN': { 'Execution Time': number; Plan: Node }[] }

const SECONDS = 2
const MOST_SCRIPTS = 40

/**
 * Execution time of a reading statement on the server, without planning, because a prepared statement is planned once.
 */
export async function explain(sql: postgres.Sql, statement: Statement): Promise<Explained> {
  const [row] = await sql.unsafe<Plan[]>(`explain (analyze, timing off, format json) ${written(statement)}`)
  const [top] = (row as Plan)['QUERY PLAN']
  if (!top) throw new Error('No plan')
  return {
    milliseconds: top['Execution Time'],
    scans: [...new Set(scansOf(top.Plan))].join(' + '),
    statement,
  }
}

/** The plan of a statement as text. */
export async function planOf(sql: postgres.Sql, statement: Statement): Promise<string> {
  const rows = await sql.unsafe<{ 'QUERY PLAN': string }[]>(
    `explain (analyze, buffers) ${written(statement)}`,
  )
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

/** The scans of a plan, each with its table or index. */
function scansOf(node: Node): string[] {
  const own = node['Index Name'] ?? (node['Node Type'].includes('Scan') ? node['Relation Name'] : undefined)
  const inner = (node.Plans ?? []).flatMap(scansOf)
  return own && node['Node Type'] !== 'Bitmap Heap Scan' ? [`${node['Node Type']} ${own}`, ...inner] : inner
}

/**
 * Milliseconds of each call's statements, which one pgbench client sends as prepared statements with literal values.
 */
export function pgbench(
  url: string,
  calls: Statement[][],
  turns: string[] = ['-T', String(SECONDS)],
): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'kerjajujur-test-'))
  try {
    const files = calls.slice(0, MOST_SCRIPTS).flatMap((statements, i) => {
      const file = join(folder, `${i}.sql`)
      writeFileSync(file, statements.map(statement => `${written(statement)};`).join('\n'))
      return ['-f', file]
    })
    const log = ['-l', '--log-prefix', join(folder, 'log')]
    const args = ['-n', '-M', 'prepared', '-c', '1', ...turns, ...log, ...files, url]
    execFileSync('pgbench', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    return readdirSync(folder)
      .filter(name => name.startsWith('log'))
      .flatMap(name => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map(line => Number(line.split(' ')[2]) / 1000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A statement on one line with its values as literals, as the driver serialised them; colons are escaped, because
 * pgbench would read a variable.
 */
export const written = ({ text, values }: Statement): string =>
  text
    .replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]))
    .replaceAll(/\s+/g, ' ')
    .trim()

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = Array.isArray(value) ? `{${value.map(one => JSON.stringify(one)).join()}}` : String(value)
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`
}

export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number
