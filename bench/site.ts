import { tmpdir } from 'node:os'
import { openDb, type Db } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { testApp, type TestApp } from '../tests/support/app.ts'
import { signIn } from '../tests/support/sign-in.ts'
import { TODAY } from './review-data.ts'

/** A statement as the program sent it. */
export type Statement = { text: string; values: unknown[] }
export type Asked = { name: EndpointName; params?: object; query?: object }
/** The whole program in this process over one of the databases, signed in, on the data's day. */
export type Site = {
  url: string
  db: Db
  app: TestApp
  /** What went to the server since it was last emptied. */
  sent: Statement[]
  ask(asked: Asked): Promise<any>
  close(): Promise<void>
}

const POOL = 4
const CALLER = { locale: 'id', device: 'bench', address: '192.0.2.1' } as const
/** Asked by the driver when it connects. */
const isDrivers = (text: string): boolean => text.includes('pg_catalog')

/** `secrets`: those that what stands there was closed with; new ones unless told. */
export async function openSite(url: string, secrets?: Secrets): Promise<Site> {
  const sent: Statement[] = []
  const hear = (text: string, values: unknown[]) => void (isDrivers(text) || sent.push({ text, values }))
  const db = await openDb({ DATABASE_URL: url, DATABASE_POOL: POOL, DATA_DIR: tmpdir() }, { hear })
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

/** A driver that is listened to takes a stack for every part of a statement, which the program's own does not. */
async function untraced<T>(call: () => Promise<T>): Promise<T> {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    return await call()
  } finally {
    Error.stackTraceLimit = before
  }
}
