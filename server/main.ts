import { createApp } from './app.ts'
import { IMPORT_WORK, importWork } from './directory/handed.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDb } from './platform/db.ts'
import { listenForHandover } from './platform/handover.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { readSecrets } from './platform/secrets.ts'

const config = read()
const log = createLog(config.LOG)
const db = await openDb(config)
if (db.engine === 'embedded')
  console.log(
    'Embedded database: fine for trying out, not safe against power loss. Set DATABASE_URL for production.',
  )
await migrate(db.owner)
const parts = { db, clock: systemClock, config, secrets: readSecrets(config), log }
if (config.production) await refuseDemo()
const app = await createApp(parts, { web: config.dev ? 'dev' : 'built' })
if (!config.production) await openDemo()
await app.http.listen({ port: config.PORT, host: config.HOST })
app.tasks.start()
// The embedded database has no room for a command's own connection: commands hand their work over.
const handover =
  db.engine === 'embedded'
    ? await listenForHandover(config.DATA_DIR, { [IMPORT_WORK]: importWork(parts) })
    : undefined
console.log(`${config.SITE_NAME} is ready: ${config.publicUrl}`)
if (!config.production) console.log(await (await import('./demo/banner.ts')).demoBanner(parts))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

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
async function openDemo(): Promise<void> {
  const { loadDemo } = await import('./demo/load.ts')
  if (await loadDemo(parts)) console.log('The invented companies and reviews of the demo are in.')
}

/** Finishes what is in flight, then leaves. */
async function stop(): Promise<void> {
  await handover?.close()
  await app.close()
  process.exit(0)
}

function read() {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}
