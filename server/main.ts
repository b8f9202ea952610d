import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { DIRECTORY_IMPORT, importDirectory } from './companies/directory/import.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDb } from './platform/db/db.ts'
import { listenForHandover } from './platform/db/handover.ts'
import { openFolder } from './platform/files/folder.ts'
import { importWork } from './platform/import/import.ts'
import { checkServer } from './platform/db/server-check.ts'
import { createLog } from './platform/log.ts'
import { ensureMigrated } from './platform/db/migrate.ts'
import { readSecrets } from './platform/secrets.ts'
import { DRAW_WORK, drawWork } from './raffle/draw-work.ts'
import { checkBuilt } from './site/web-files.ts'
import { importMinimumWages, WAGE_IMPORT } from './places/wages/import.ts'

/** A request that takes longer than this after the signal is cut off. */
const STOP_WITHIN_MS = 25_000

const config = await orExit(() => readConfig(process.env))
const secrets = await orExit(() => readSecrets(config))
const log = createLog(config.LOG)
// The embedded database opens in a thread of its own while Node reads the program.
const [db, { createApp }] = await Promise.all([orExit(() => openDb(config)), import('./app.ts')])
if (db.engine === 'embedded')
  console.log(
    'Embedded database: fine for trying out, not safe against power loss. Set DATABASE_URL for production.',
  )
await orExit(() => checkServer(config))
await orExit(() => ensureMigrated(db))
await orExit(() => openFolder(config.filesDir))
if (process.argv.includes('--await-build') && process.connected) await orExit(awaitBuild)
if (!config.dev) await orExit(checkBuilt)
const parts = { db, clock: systemClock, config, secrets, log }
if (config.production) await refuseDemo()
const app = await createApp(parts, { web: config.dev ? 'dev' : 'built' })
if (!config.production) await fillDemo()
await orExit(() => app.http.listen({ port: config.PORT, host: config.HOST }))
app.tasks.start()
// The embedded database has no room for a command's own connection: commands hand their work over.
const handover =
  db.engine === 'embedded'
    ? await listenForHandover(config.DATA_DIR, {
        [DIRECTORY_IMPORT]: importWork(importDirectory, parts),
        [WAGE_IMPORT]: importWork(importMinimumWages, parts),
        [DRAW_WORK]: drawWork(parts),
      })
    : undefined
console.log(`${config.SITE_NAME} is ready: ${config.publicUrl}`)

// A terminal's Ctrl-C arrives here directly and again through npm: the second must not cut the first short.
let stopping: Promise<void> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping ??= stop()))
// A banner that fails, because the database has just gone, does not stop the program.
const banner = config.production
  ? undefined
  : demoBanner().then(console.log, error => log.error('banner', error))

/** `npm start` builds the pages meanwhile, and sends the exit code. */
async function awaitBuild(): Promise<void> {
  const [{ code }] = (await once(process, 'message')) as [{ code: number | null }]
  process.disconnect?.()
  if (code !== 0) throw new Error('The pages could not be built; the reason stands above.')
}

/** Production does not serve invented reviews, nor let the demo's team in. */
async function refuseDemo(): Promise<void> {
  const { demoLeftovers } = await import('./demo/refuse.ts')
  const left = await demoLeftovers(parts)
  if (left.length === 0) return
  console.error(`MODE=production does not start on a demo's database. It holds:\n  ${left.join('\n  ')}`)
  await db.close()
  process.exit(1)
}

/** The first run of a demo fills it; production never loads the invented companies. */
async function fillDemo(): Promise<void> {
  const { loadDemo } = await import('./demo/load.ts')
  if (await loadDemo(parts)) console.log('The invented companies and reviews of the demo are in.')
}

async function demoBanner(): Promise<string> {
  const demo = await import('./demo/banner.ts')
  return demo.demoBanner({ ...parts, wallClock: systemClock })
}

/** Readiness goes first, then what is in flight is finished, then the program leaves. */
async function stop(): Promise<void> {
  app.drain()
  await wait(config.DRAIN_SECONDS * 1000)
  setTimeout(() => app.http.server.closeAllConnections(), STOP_WITHIN_MS).unref()
  await handover?.close()
  // Its queries would fail on a closed database.
  await banner
  await app.close()
  process.exit(0)
}

/** What an operator can mend is said in one line, without a stack; a bug keeps its own. */
async function orExit<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}
