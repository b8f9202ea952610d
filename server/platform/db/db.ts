import { AsyncLocalStorage } from 'node:async_hooks'
import postgres from 'postgres'
import { ANSWER_SECONDS, namesServer, type Config } from '../config.ts'
import { refuseLate } from '../deadline.ts'
import { isLost } from './away.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { listen } from './listening.ts'
import { openPool } from './pool.ts'

/** A pool. Inside `begin`, only the transaction that it passes may be used. */
export type Sql = postgres.Sql
/** The open transaction: pass it on, never the pool. */
export type Tx = postgres.TransactionSql
/** A store's functions run on either. */
export type Queryable = Sql | Tx

/**
 * The two schemas, each reached by its own role where a server is used. `owner` runs migrations; without its
 * credentials (`ownsSchema` is false) it is content's role, which cannot alter the schema. `begin` runs a
 * transaction; subjects recorded with `changed` are announced when it has committed.
 */
export type Db = {
  engine: 'embedded' | 'server'
  identity: Sql
  content: Sql
  owner: Sql
  ownsSchema: boolean
  begin<T>(schema: 'identity' | 'content', work: (tx: Tx) => Promise<T>): Promise<T>
  onChange(listener: (subjects: string[] | 'all') => void): void
  /** False while changes that other processes announce may be missed; listeners get `all` when notices arrive again. */
  receivesChanges(): boolean
  /** A client waited too long: replaces connections that may never answer again. */
  doubt(): void
  close(): Promise<void>
}

type OpenTransaction = { subjects: Set<string> }
const open = new AsyncLocalStorage<OpenTransaction>()
const CHANNEL = 'changed'
/** The payload of a PostgreSQL notice is limited to less than 8,000 bytes. */
const SUBJECTS_A_NOTICE = 100

/** Records that a subject (`company:…`) shows something else once the open transaction commits. */
export function changed(...subjects: string[]): void {
  const transaction = open.getStore()
  if (!transaction) throw new Error('changed() belongs inside a transaction')
  for (const subject of subjects) transaction.subjects.add(subject)
}

/**
 * Opens the server that `DATABASE_URL` or both roles' URLs name, or else the embedded engine in the data directory,
 * with `buffers` of memory (such as `16MB`). `onStatement` receives the statements sent to the server, for measurements.
 */
export async function openDb(
  config: Pick<
    Config,
    'DATABASE_URL' | 'IDENTITY_DATABASE_URL' | 'CONTENT_DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'
  > &
    Partial<Pick<Config, 'ANSWER_SECONDS'>>,
  {
    buffers,
    onStatement,
  }: { buffers?: string; onStatement?: (statement: string, values: unknown[]) => void } = {},
): Promise<Db> {
  return namesServer(config) ? openServer(config, onStatement) : openEmbedded(config.DATA_DIR, buffers)
}

async function openEmbedded(dataDir: string, buffers?: string): Promise<Db> {
  const engine = await startEmbedded(dataDir, buffers)
  const sql = postgres({
    ...OPTIONS,
    path: engine.socketPath,
    user: 'postgres',
    database: 'postgres',
    max: 1,
  } as postgres.Options<{}>)
  const guarded = guard(() => sql)
  const listeners: Listener[] = []
  return {
    engine: 'embedded',
    identity: guarded,
    content: guarded,
    owner: sql,
    ownsSchema: true,
    begin: (_schema, work) =>
      transact(
        sql,
        work,
        async () => {},
        subjects => notify(listeners, subjects),
      ),
    onChange: listener => void listeners.push(listener),
    receivesChanges: () => true,
    doubt: () => {},
    close: () => closeEmbedded(sql, engine),
  }
}

async function openServer(
  config: Parameters<typeof openDb>[0],
  onStatement?: (statement: string, values: unknown[]) => void,
): Promise<Db> {
  const debug = onStatement && {
    debug: (_: number, statement: string, values: unknown[]) => onStatement(statement, values),
  }
  const urlOf = (role: string, own: string | undefined) => own ?? asRole(config.DATABASE_URL as string, role)
  const contentUrl = urlOf('kj_content', config.CONTENT_DATABASE_URL)
  const size = { most: config.DATABASE_POOL, answerMs: (config.ANSWER_SECONDS ?? ANSWER_SECONDS) * 1000 }
  const pool = (url: string) => openPool(url, { ...OPTIONS, ...debug }, size)
  const pools = {
    identity: pool(urlOf('kj_identity', config.IDENTITY_DATABASE_URL)),
    content: pool(contentUrl),
  }
  const own = config.DATABASE_URL ? postgres(config.DATABASE_URL, { ...OPTIONS, max: 2 }) : undefined
  const content = guard(pools.content.current)
  const doubt = () => Object.values(pools).forEach(one => one.renew())
  const listeners: Listener[] = []
  const listening = listen(config.DATABASE_URL ?? contentUrl, OPTIONS, CHANNEL, {
    onNotice: payload => notify(listeners, payload.split('\n')),
    onListening: () => notify(listeners, 'all'),
    onSilence: doubt,
  })
  return {
    engine: 'server',
    identity: guard(pools.identity.current),
    content,
    owner: own ?? content,
    ownsSchema: own !== undefined,
    begin: (schema, work) =>
      transact(pools[schema].current(), work, announce, subjects => notify(listeners, subjects)),
    onChange: listener => void listeners.push(listener),
    receivesChanges: listening.isConnected,
    doubt,
    async close() {
      await listening.stop()
      await Promise.all([own?.end({ timeout: 5 }), ...Object.values(pools).map(one => one.end())])
    },
  }
}

type Listener = (subjects: string[] | 'all') => void

function notify(listeners: Listener[], subjects: string[] | 'all'): void {
  for (const listener of listeners) listener(subjects)
}

async function announce(tx: Tx, subjects: string[]): Promise<void> {
  for (let from = 0; from < subjects.length; from += SUBJECTS_A_NOTICE)
    await tx`select pg_notify(${CHANNEL}, ${subjects.slice(from, from + SUBJECTS_A_NOTICE).join('\n')})`
}

async function transact<T>(
  sql: Sql,
  work: (tx: Tx) => Promise<T>,
  beforeCommit: (tx: Tx, subjects: string[]) => Promise<void>,
  afterCommit: (subjects: string[]) => void,
): Promise<T> {
  if (open.getStore()) throw new Error('A transaction is open already: pass its tx on')
  const transaction: OpenTransaction = { subjects: new Set() }
  const run = async (tx: Tx) => {
    const value = await work(tx)
    if (transaction.subjects.size > 0) await beforeCommit(tx, [...transaction.subjects])
    refuseLate()
    return { value }
  }
  const result = await sql.begin(tx => open.run(transaction, () => run(tx).catch(unlessLost)))
  if (transaction.subjects.size > 0) afterCommit([...transaction.subjects])
  return (result as { value: T }).value
}

/**
 * The driver would roll back on a lost connection and throw where nobody can catch it
 * (https://github.com/porsager/postgres/issues/1208). It ends the transaction by itself when the connection closes.
 */
function unlessLost(error: unknown): Promise<never> {
  if (isLost(error)) return new Promise(() => {})
  throw error
}

/** A pool that refuses queries inside a transaction, where a pool of one connection would wait for ever. */
function guard(current: () => Sql): Sql {
  return new Proxy(current(), {
    apply(_, self, args: [unknown, ...unknown[]]) {
      const isQuery = Array.isArray(args[0]) && 'raw' in args[0]
      if (isQuery && open.getStore()) throw new Error('The pool was used inside a transaction: use its tx')
      return Reflect.apply(current(), self, args)
    },
    get: (_, name) => Reflect.get(current(), name) as unknown,
  })
}

function asRole(url: string, role: string): string {
  const changedUrl = new URL(url)
  changedUrl.username = role
  return changedUrl.href
}

async function closeEmbedded(sql: Sql, engine: Embedded): Promise<void> {
  await sql`checkpoint`.catch(() => {})
  await sql.end({ timeout: 5 })
  await engine.stop()
}

const text = (value: unknown) => String(value)
const readWholes = (list: string): (number | null)[] =>
  list === '{}'
    ? []
    : list
        .slice(1, -1)
        .split(',')
        .map(item => (item === 'NULL' ? null : Number(item)))
const writeWholes = (list: (number | null)[]): string => `{${list.map(item => item ?? 'NULL').join(',')}}`
const OPTIONS = {
  onnotice: () => {},
  // Reconnects at once and detects a lost server; by default the driver waits up to 20 seconds between tries.
  connect_timeout: 5,
  backoff: () => 0.25,
  keep_alive: 15,
  // Statements of pages are short: JIT and parallel workers would cost more than they save. Long nightly ones are not
  // urgent.
  connection: { application_name: 'kerjajujur', jit: false, max_parallel_workers_per_gather: 0 },
  types: {
    // Dates stay text; bigint and numeric become numbers.
    date: { to: 1082, from: [1082], serialize: text, parse: (value: string) => value },
    number: { to: 20, from: [20, 1700], serialize: text, parse: Number },
    // The driver reads a null inside an array as NaN.
    smallints: { to: 1005, from: [1005], serialize: writeWholes, parse: readWholes },
    integers: { to: 1007, from: [1007], serialize: writeWholes, parse: readWholes },
  },
} satisfies postgres.Options<Record<string, postgres.PostgresType>>
