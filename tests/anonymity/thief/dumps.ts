import type { Cluster } from '#tests/support/cluster.ts'
import { SCHEMAS, type Row, type Tables } from './tables.ts'

/** Both schemas as a backup has them, parsed from the text of `pg_dump`: positions and values, without transactions. */
export function takeDumps(cluster: Cluster): Tables {
  return new Map(
    SCHEMAS.flatMap(schema => [
      ...tablesIn(cluster.run('pg_dump', '--data-only', `--schema=${schema}`, cluster.url)),
    ]),
  )
}

function tablesIn(dump: string): Tables {
  const tables: Tables = new Map()
  for (const [, name, columns, body] of dump.matchAll(
    /^COPY (\S+) \(([^)]*)\) FROM stdin;\n([\s\S]*?)^\\\.$/gm,
  )) {
    const keys = String(columns).split(', ')
    const lines = String(body).split('\n').filter(Boolean)
    tables.set(
      String(name),
      lines.map((line, place): Row => ({ place, values: rowOf(keys, line) })),
    )
  }
  return tables
}

const rowOf = (keys: string[], line: string): Row['values'] =>
  Object.fromEntries(line.split('\t').map((value, at) => [keys[at] as string, valueOf(value)]))

/** Converts text, numbers and null as JSON would; bytes keep their one backslash. */
function valueOf(text: string): unknown {
  if (text === '\\N') return null
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  return text.replace(/^\\\\x/, '\\x')
}
