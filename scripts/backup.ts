// npm run backup -- IDENTITY_FOLDER CONTENT_FOLDER: both schemas, apart, after what was touched is written anew.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_DAYS } from '#shared/rules/kept/retention.ts'
import { createApp } from '#server/app.ts'
import { addDays, dayOf, systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/db/db.ts'
import { ensureMigrated } from '#server/platform/db/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import { readSecrets } from '#server/platform/secrets.ts'

const USAGE = `npm run backup -- IDENTITY_FOLDER CONTENT_FOLDER
Two different places, with the owner's connection in DATABASE_URL. The embedded database is copied with the program stopped.`
const UNUSABLE = 2
const COPY =
  /^(?:(?:identity|content|migrations)-(\d{4}-\d\d-\d\d)\.dump|(?:private|public)-files-(\d{4}-\d\d-\d\d))$/
/** What a connection's address may say beside its place, as `pg_dump` is told it. */
const SETTINGS: Record<string, string> = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT' }

process.exitCode = await backUp(process.argv.slice(2))

/** No copy holds the order of the hour before it, and none joins people and content. */
async function backUp([identity, content]: string[]): Promise<number> {
  const { DATABASE_URL: url } = process.env
  if (!url || !identity || !content) return unusable(USAGE)
  const unknown = [...new URL(url).searchParams.keys()].filter(name => !(name in SETTINGS))
  if (unknown.length > 0) return unusable(`pg_dump would not be told of: ${unknown.join(', ')}`)
  // Copies are their owner's alone, in folders that were there before as well.
  process.umask(0o077)
  const [people, texts] = [identity, content].map(folder => {
    mkdirSync(folder, { recursive: true })
    return realpathSync(folder)
  })
  if (people === texts) return unusable(USAGE)
  await writeAnew()
  const day = dayOf(systemClock.now())
  const copies = [
    { schema: 'identity', folder: identity, name: 'identity' },
    { schema: 'content', folder: content, name: 'content' },
    { schema: 'public', folder: content, name: 'migrations' },
  ]
  if (!copies.every(({ schema, folder, name }) => copied(url, schema, folder, `${name}-${day}.dump`)))
    return 1
  copyFiles(identity, content, day)
  for (const folder of [identity, content]) removeOld(folder, addDays(day, -BACKUP_DAYS))
  return 0
}

/** After the rows: what has lost its row meanwhile is missed by nobody. Each shelf goes where its rows are. */
function copyFiles(identity: string, content: string, day: string): void {
  const { filesDir } = readConfig(process.env)
  for (const [shelf, folder] of [
    ['private', identity],
    ['public', content],
  ] as const)
    if (existsSync(join(filesDir, shelf)))
      cpSync(join(filesDir, shelf), join(folder, `${shelf}-files-${day}`), { recursive: true })
}

/** What people have had erased is still in copies of before: they go, once newer ones stand. What is not ours stays. */
function removeOld(folder: string, until: string): void {
  for (const name of readdirSync(folder)) {
    const day = COPY.exec(name)?.slice(1).find(Boolean)
    if (day !== undefined && day < until) rmSync(join(folder, name), { recursive: true })
  }
}

function unusable(why: string): number {
  console.error(why)
  return UNUSABLE
}

async function writeAnew(): Promise<void> {
  const config = readConfig(process.env)
  const db = await openDb(config)
  // A backup changes nothing: whoever is about to migrate wants the copy of before.
  await ensureMigrated({ ...db, ownsSchema: false })
  const parts = { db, clock: systemClock, config, secrets: readSecrets(config), log: createLog('silent') }
  const app = await createApp(parts, { web: 'none' })
  try {
    for (const schema of ['identity', 'content'] as const) await app.rewrite(schema)
  } finally {
    await app.close()
  }
}

/** The connection goes along in the environment: a command's arguments are seen by everybody on the machine. */
function copied(url: string, schema: string, folder: string, name: string): boolean {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const env = {
    ...process.env,
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
    ...Object.fromEntries([...searchParams].map(([name, value]) => [SETTINGS[name], value])),
  }
  // Unlogged tables hold what limits count, gone within a day.
  const args = ['--format=custom', '--no-unlogged-table-data', `--schema=${schema}`]
  args.push(`--file=${join(folder, name)}`)
  const { status, error } = spawnSync('pg_dump', args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) console.error(`pg_dump could not be started: ${error.message}`)
  return status === 0
}
