import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from '#server/platform/db/db.ts'
import type { Cluster } from '#tests/support/cluster.ts'

/** What is left of the write-ahead log: its bytes in order, and each record as `pg_waldump` prints it. */
export type WriteAheadLog = {
  bytes: Buffer
  records: number
  /** First position of an id in the log. */
  first(id: string): number | undefined
}

export async function takeWriteAheadLog(cluster: Cluster, sql: Sql): Promise<WriteAheadLog> {
  const [now] = await sql<{ file: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as file`
  const folder = join(cluster.folder, 'pg_wal')
  const files = readdirSync(folder)
    .filter(name => /^[0-9A-F]{24}$/.test(name) && name <= String(now?.file))
    .sort()
  const bytes = Buffer.concat(files.map(name => readFileSync(join(folder, name))))
  const printed = files.map(name => dumped(cluster, join(folder, name))).join('')
  return {
    bytes,
    records: printed.split('\n').length,
    first(id) {
      const at = bytes.indexOf(Buffer.from(id.replace(/-/g, ''), 'hex'))
      return at < 0 ? undefined : at
    },
  }
}

/** At the end of the log the command exits with an error. */
function dumped(cluster: Cluster, file: string): string {
  try {
    return cluster.run('pg_waldump', file)
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? '')
  }
}
