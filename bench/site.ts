import { tmpdir } from 'node:os'
import { openDb, type Db } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { testApp, type TestApp } from '../tests/support/app.ts'
import { signIn } from '../tests/support/sign-in.ts'
import { TODAY } from './review-data.ts'

/** A statement that the program sent. */
export type Statement = { text: string; values: unknown[] }
export type Asked = { name: EndpointName; params?: object; query?: object }
/**
 * The whole program in this process with one of the databases, a signed-in session, and its clock on the data's day.
 */
export type Site = {
  url: string
  db: Db
  app: TestApp
  /** Statements sent to the server since the list was last emptied. */
  sent: Statement[]
  ask(asked: Asked): Promise<any>
  close(): Promise<void>
}

const POOL = 4
const CALLER = { locale: 'id', device: 'bench', address: '192.0.2.1' } as const
/** Whether the driver itself sent the statement, while connecting. */
const isDrivers = (text: string): boolean => text.includes('pg_catalog')

/** `secrets`: the keys by which the data is encrypted; new ones by default. */
export async function openSite(url: string, secrets?: Secrets): Promise<Site> {
  const sent: Statement[] = []
  const onStatement = (text: string, values: unknown[]) =>
    void (isDrivers(text) || sent.push({ text, values }))
  const db = await openDb({ DATABASE_URL: url, DATABASE_POOL: POOL, DATA_DIR: tmpdir() }, { onStatement })
  const app = await testApp({ db, ...(secrets && { secrets }) })
  app.clock.set(`${TODAY}T05:00:00Z`)
  const { token } = await signIn(app)
  return {
    url,
    db,
    app,
    sent,
    ask: ({ name, params, query }) =>
      untraced(() => app.app.api.call(name, { params, query }, { ...CALLER, bearer: token })),
    close: () => app.close(),
  }
}

/**
 * Disables stack traces: the driver captures one per fragment of a statement when it has a listener, which it has only
 * here.
 */
async function untraced<T>(call: () => Promise<T>): Promise<T> {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    return await call()
  } finally {
    Error.stackTraceLimit = before
  }
}
