import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { Locale } from '#shared/locale.ts'
import { createApp, type App } from '#server/app.ts'
import type { Answer, RawInput } from '#server/platform/http/api.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Db } from '#server/platform/db/db.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { newSecrets, type Secrets } from '#server/platform/secrets.ts'
import { freshDb, TEST_FOLDER } from './database.ts'

export type TestApp = {
  app: App
  db: Db
  secrets: Secrets
  clock: { now(): Date; move(milliseconds: number): void; set(moment: string): void }
  /** Calls an endpoint like a client, but without a network; returns status and body. */
  call(
    name: EndpointName,
    input?: RawInput,
    as?: { bearer?: string; locale?: Locale; device?: string | undefined; address?: string },
  ): Promise<Answer & { body: any }>
  /** Folder of its files. */
  filesDir: string
  close(): Promise<void>
}

/**
 * The program on a new or given database, with a clock that tests control. Tasks run when `app.tasks.drain()` is
 * called.
 */
export async function testApp({
  env = {},
  web = 'none',
  log = createLog('silent'),
  db: given,
  secrets = newSecrets(),
}: {
  env?: Record<string, string>
  web?: 'built' | 'none'
  log?: Log
  db?: Db
  secrets?: Secrets
} = {}): Promise<TestApp> {
  const db = given ?? (await freshDb())
  let moment = new Date('2026-03-11T03:00:00Z').getTime()
  const clock = {
    now: () => new Date(moment),
    move: (milliseconds: number) => void (moment += milliseconds),
    set: (text: string) => void (moment = new Date(text).getTime()),
  }
  const folder = join(tmpdir(), `${TEST_FOLDER}${randomUUID()}`)
  const config = readConfig({
    LOG: 'silent',
    DECISION_SECONDS: '0',
    NODE_ENV: 'test',
    FILES_DIR: folder,
    ...env,
  })
  const app = await createApp({ db, clock, config, secrets, log }, { web })
  return {
    app,
    db,
    secrets,
    clock,
    call: (name, input = {}, as = {}) =>
      app.api.answer(name, JSON.parse(JSON.stringify(input)), {
        locale: 'id',
        device: 'test-device',
        address: '192.0.2.1',
        ...as,
      }) as Promise<Answer & { body: any }>,
    filesDir: config.filesDir,
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
