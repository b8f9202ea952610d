import postgres from 'postgres'

/** A statement as the product sent it. */
export type Sent = { text: string; values: unknown[] }
export type Timed = { milliseconds: number; reads: number; plan: string }

/** A connection of the product's kind that notes what goes over it. */
export function listening(url: string): { sql: postgres.Sql; sent: Sent[] } {
  const sent: Sent[] = []
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    types: { number: { to: 20, from: [20, 1700], serialize: String, parse: Number } },
    debug: (_connection, text, values) => {
      if (!text.includes('pg_catalog')) sent.push({ text, values })
    },
  })
  return { sql, sent }
}

type Node = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Node[] }
type Explained = {
  'QUERY PLAN': {
    'Execution Time': number
    Plan: Node & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
  }[]
}

/** What the server itself needs for it: execution alone, as a prepared statement is planned once. */
export async function explain(sql: postgres.Sql, { text, values }: Sent): Promise<Timed> {
  const [row] = await sql.unsafe<Explained[]>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values as never[],
  )
  const [top] = (row as Explained)['QUERY PLAN']
  if (!top) throw new Error('No plan')
  return {
    milliseconds: top['Execution Time'],
    reads: top.Plan['Shared Hit Blocks'] + top.Plan['Shared Read Blocks'],
    plan: [...new Set(scans(top.Plan))].join(' + '),
  }
}

/** The scans of a plan: what was read, and by which index. */
function scans(node: Node): string[] {
  const own = node['Index Name'] ?? (node['Node Type'].includes('Scan') ? node['Relation Name'] : undefined)
  const inner = (node.Plans ?? []).flatMap(scans)
  return own && !(node['Node Type'] === 'Bitmap Heap Scan')
    ? [`${node['Node Type']} ${own}`, ...inner]
    : inner
}

export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number
