import postgres from 'postgres'
import type { Config } from '../config.ts'

type Backend = { pid: number; reads_only: boolean }

/** A pooler may hold a backend for a moment after its answer: several rounds detect it all the same. */
const ROUNDS = 5

/** Throws, and states what to fix, where the server cannot run the program. */
export async function checkServer(
  config: Pick<Config, 'DATABASE_URL' | 'IDENTITY_DATABASE_URL' | 'CONTENT_DATABASE_URL'>,
): Promise<void> {
  for (const url of [config.DATABASE_URL, config.IDENTITY_DATABASE_URL, config.CONTENT_DATABASE_URL]) {
    if (!url) continue
    const { host } = new URL(url)
    const [first, second] = await backendsOf(url)
    if (first.some(backend => backend.reads_only))
      throw new Error(
        `The database at ${host} only reads (a standby, or default_transaction_read_only is on). Connect to the server that takes writes.`,
      )
    // Two open connections reach the same backend only through a pooler that lends it to one transaction after the
    // other.
    if (first.some(({ pid }) => second.some(other => other.pid === pid)))
      throw new Error(
        `A pooler in transaction mode stands at ${host}: notices between processes (LISTEN) would be lost. Connect to PostgreSQL itself, or set the pooler to session mode.`,
      )
  }
}

/** The backends that each of two open connections reaches. */
async function backendsOf(url: string): Promise<[Backend[], Backend[]]> {
  const connect = () => postgres(url, { max: 1, prepare: false, fetch_types: false, onnotice: () => {} })
  const [one, other] = [connect(), connect()]
  const met: [Backend[], Backend[]] = [[], []]
  const backendOf = (sql: postgres.Sql) => sql<Backend[]>`
    select pg_backend_pid() as pid,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads_only`
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      met[0].push(...(await backendOf(one)))
      met[1].push(...(await backendOf(other)))
    }
    return met
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}
