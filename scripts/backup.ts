// npm run backup -- IDENTITY_FOLDER CONTENT_FOLDER [--without-lost-files]: dumps the two schemas to separate folders,
// after rewriting the tables that changed.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BACKUP_DAYS } from '#shared/rules/kept/retention.ts'
import { createApp } from '#server/app.ts'
import { addDays, dayOf, systemClock } from '#server/platform/clock.ts'
import { readConfig, type Config } from '#server/platform/config.ts'
import { openDb, type Db } from '#server/platform/db/db.ts'
import { ensureMigrated } from '#server/platform/db/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import { readSecrets } from '#server/platform/secrets.ts'

const USAGE = `npm run backup -- IDENTITY_FOLDER CONTENT_FOLDER [--without-lost-files]
Two different places, with the owner's connection in DATABASE_URL. The embedded database is copied with the program stopped.`
const UNUSABLE = 2
const NAMED = 20
const COPY =
  /^(?:(?:identity|content|migrations)-(\d{4}-\d\d-\d\d)\.dump|(?:private|public)-files-(\d{4}-\d\d-\d\d))$/
/** Suffix of unfinished and incomplete copies, so that nobody restores them. */
const UNCHECKED = '.unchecked'
/** Supported parameters of the connection URL, with the environment variable of each for `pg_dump`. */
const SETTINGS: Record<string, string> = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT' }

process.exitCode = await backUp(process.argv.slice(2)).catch(error => {
  console.error((error as Error).message)
  return 1
})

type Places = { identity: string; content: string }

/** Makes a backup. No copy contains the order of rows of the last hour, and none contains both people and content. */
async function backUp(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { 'without-lost-files': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [identity, content] = positionals
  const { DATABASE_URL: url } = process.env
  if (!url || !identity || !content) return unusable(USAGE)
  const unknown = [...new URL(url).searchParams.keys()].filter(name => !(name in SETTINGS))
  if (unknown.length > 0) return unusable(`pg_dump would not be told of: ${unknown.join(', ')}`)
  // Only the owner may read the copies, also in existing folders.
  process.umask(0o077)
  const [people, texts] = [identity, content].map(folder => {
    mkdirSync(folder, { recursive: true })
    return realpathSync(folder)
  })
  if (people === texts) return unusable(USAGE)
  const config = ownersConfig(readConfig(process.env))
  await rewriteTouched(config)
  const db = await openDb(config)
  try {
    const day = dayOf(systemClock.now())
    const before = await fileNames(db)
    const copies = [
      { what: '--schema=identity', folder: identity, name: 'identity' },
      { what: '--schema=content', folder: content, name: 'content' },
      // Dumps only this table, because every database has the schema `public` and restoring that would fail.
      { what: '--table=public.migration', folder: content, name: 'migrations' },
    ]
    if (!copies.every(({ what, folder, name }) => copied(url, what, folder, `${name}-${day}.dump`))) return 1
    const lying = copyFiles(config.filesDir, { identity, content }, day)
    // A file that was added or deleted during the copy is in only one of the two lists.
    const after = await fileNames(db)
    const lost = [...before].filter(name => after.has(name) && !lying.has(name))
    if (lost.length > 0 && !values['without-lost-files'])
      return refuseHalf(lost, before.size, config.filesDir)
    for (const folder of [identity, content]) {
      nameChecked(folder, day)
      removeOld(folder, addDays(day, -BACKUP_DAYS))
    }
    return 0
  } finally {
    await db.close()
  }
}

/** Refuses an incomplete backup: the folder is not the program's, or files were lost. */
function refuseHalf(lost: string[], all: number, folder: string): number {
  console.error(`This backup is not whole: ${lost.length} of the ${all} files that the database names do not lie in ${folder}.
Set FILES_DIR (or DATA_DIR) as the program has it. Where files are lost for good, run it again with --without-lost-files.
${lost.slice(0, NAMED).join('\n')}${lost.length > NAMED ? '\n…' : ''}`)
  return 1
}

/** Names on disk of the files that rows refer to. */
async function fileNames({ owner }: Db): Promise<Set<string>> {
  const rows = await owner<{ name: string }[]>`
    select id::text as name from identity.private_file
    union select hash || '-' || unnest(widths) || '.webp' from content.picture`
  return new Set(rows.map(({ name }) => name))
}

/** Copies files after the rows, each shelf to the folder of its rows. Returns the names of all files in the copies. */
function copyFiles(from: string, { identity, content }: Places, day: string): Set<string> {
  const names = new Set<string>()
  for (const [shelf, folder] of [
    ['private', identity],
    ['public', content],
  ] as const) {
    const named = join(folder, `${shelf}-files-${day}`)
    const copy = `${named}${UNCHECKED}`
    rmSync(copy, { recursive: true, force: true })
    if (existsSync(join(from, shelf))) cpSync(join(from, shelf), copy, { recursive: true })
    const found = existsSync(copy) ? readdirSync(copy, { recursive: true, withFileTypes: true }) : []
    const files = found.filter(entry => entry.isFile()).map(entry => entry.name)
    console.log(`${files.length} ${shelf} files: ${named}`)
    for (const name of files) names.add(name)
  }
  return names
}

/** Gives today's copies their final names, and deletes unfinished copies of earlier runs. */
function nameChecked(folder: string, today: string): void {
  for (const left of readdirSync(folder).filter(one => one.endsWith(UNCHECKED))) {
    const name = left.slice(0, -UNCHECKED.length)
    const day = dayIn(name)
    if (day === undefined) continue
    rmSync(join(folder, day === today ? name : left), { recursive: true, force: true })
    if (day === today) renameSync(join(folder, left), join(folder, name))
  }
}

function dayIn(name: string): string | undefined {
  return COPY.exec(name)?.slice(1).find(Boolean)
}

/**
 * Deletes old copies, because they contain data erased since; runs after the new copies are complete. Other files
 * remain.
 */
function removeOld(folder: string, until: string): void {
  for (const name of readdirSync(folder)) {
    const day = dayIn(name)
    if (day !== undefined && day < until) rmSync(join(folder, name), { recursive: true })
  }
}

function unusable(why: string): number {
  console.error(why)
  return UNUSABLE
}

/** Uses the owner's connection for everything, because only the program has the roles' passwords. */
function ownersConfig(config: Config): Config {
  const { DATABASE_URL } = config
  return { ...config, IDENTITY_DATABASE_URL: DATABASE_URL, CONTENT_DATABASE_URL: DATABASE_URL }
}

async function rewriteTouched(config: Config): Promise<void> {
  const db = await openDb(config)
  // Does not migrate, because operators make a backup before a migration.
  await ensureMigrated({ ...db, ownsSchema: false }).catch(async error => {
    await db.close()
    throw error
  })
  const parts = { db, clock: systemClock, config, secrets: readSecrets(config), log: createLog('silent') }
  const app = await createApp(parts, { web: 'none' })
  try {
    for (const schema of ['identity', 'content'] as const) await app.rewrite(schema)
  } finally {
    await app.close()
  }
}

/** Passes the connection in the environment, because every user of the machine can see a command's arguments. */
function copied(url: string, what: string, folder: string, name: string): boolean {
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
  // Unlogged tables contain the counters of limits, which expire within a day.
  const args = ['--format=custom', '--no-unlogged-table-data', what]
  args.push(`--file=${join(folder, name)}${UNCHECKED}`)
  const { status, error } = spawnSync('pg_dump', args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) console.error(`pg_dump could not be started: ${error.message}`)
  return status === 0
}
