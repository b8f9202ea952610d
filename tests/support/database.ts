import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { openDb, type Db } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { seedPlaces } from '#server/places/seed.ts'
import { seedMinimumWages } from '#server/places/wages/seed.ts'

/**
 * A migrated database of this test's own, deleted on closing: on the server in TEST_DATABASE_URL, otherwise embedded.
 */
export async function freshDb(): Promise<Db> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? onServer(server) : embedded()
}

/** A place for a database that separate programs open by their settings; `open` is for times without a running one. */
export type FreshPlace = {
  env: { DATA_DIR: string; DATABASE_URL?: string }
  open(): Promise<Db>
  remove(): Promise<void>
}

export async function freshPlace(engine?: 'embedded'): Promise<FreshPlace> {
  const server = engine ? undefined : process.env['TEST_DATABASE_URL']
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!server) {
    cpSync(await embeddedTemplate(), folder, { recursive: true })
    const env = { DATA_DIR: folder }
    return { env, open: () => openDb({ ...env, DATABASE_POOL: 1 }), remove: async () => removeFolder() }
  }
  const made = await copyOnServer(server)
  const env = { DATA_DIR: folder, DATABASE_URL: made.url }
  return {
    env,
    open: () => openDb({ ...env, DATABASE_POOL: 2 }),
    async remove() {
      await made.drop()
      removeFolder()
    },
  }
}

/** Creating the schema takes seconds and copying does not, so there is one template per state of the schema. */
export const VERSION = templateVersion()

/** Prefixes of the tests' databases and folders; a database's name contains its time, for cleaning up. */
export const TEST_DATABASE = 'kj_test_'
export const TEMPLATE_DATABASE = 'kj_template_'
export const TEST_FOLDER = 'kerjajujur-test-'
export const TEMPLATE_FOLDER = 'kerjajujur-template-'
export const TEMPLATE_LOCK = 7_203_912

async function embedded(): Promise<Db> {
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER))
  cpSync(await embeddedTemplate(), folder, { recursive: true })
  const db = await openDb({ DATA_DIR: folder, DATABASE_POOL: 1 })
  return closing(db, async () => rmSync(folder, { recursive: true, force: true }))
}

async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `${TEMPLATE_FOLDER}${VERSION}`)
  if (!existsSync(template)) await makeTemplate(template)
  return template
}

async function makeTemplate(template: string): Promise<void> {
  const made = `${template}-${process.pid}`
  mkdirSync(made)
  const db = await openDb({ DATA_DIR: made, DATABASE_POOL: 1 })
  await prepare(db)
  await db.close()
  try {
    renameSync(made, template)
  } catch (error) {
    // Another test file created it first.
    rmSync(made, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
}

async function onServer(server: string): Promise<Db> {
  const { url, drop } = await copyOnServer(server)
  return closing(await openDb({ DATABASE_URL: url, DATABASE_POOL: 4, DATA_DIR: tmpdir() }), drop)
}

export type Copy = { url: string; drop(): Promise<void> }

/** A database on the server with the contents of `template`, by default the schema and the places. */
export async function copyOnServer(server: string, template?: string): Promise<Copy> {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  template ??= await serverTemplate(admin, server)
  const name = `${TEST_DATABASE}${Date.now().toString(36)}_${randomBytes(6).toString('hex')}`
  await admin`create database ${admin(name)} template ${admin(template)}`
  return {
    url: withDatabase(server, name),
    async drop() {
      await admin`drop database if exists ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

async function serverTemplate(admin: postgres.Sql, server: string): Promise<string> {
  const template = `${TEMPLATE_DATABASE}${VERSION}`
  await admin`select pg_advisory_lock(${TEMPLATE_LOCK})`
  const [known] = await admin`select 1 from pg_database where datname = ${template}`
  if (!known) await makeServerTemplate(admin, server, template)
  await admin`select pg_advisory_unlock(${TEMPLATE_LOCK})`
  return template
}

async function makeServerTemplate(admin: postgres.Sql, server: string, template: string): Promise<void> {
  const made = `${template}_${process.pid}`
  await admin`create database ${admin(made)}`
  const db = await openDb({ DATABASE_URL: withDatabase(server, made), DATABASE_POOL: 1, DATA_DIR: tmpdir() })
  await prepare(db)
  await db.close()
  await admin`alter database ${admin(made)} rename to ${admin(template)}`
}

async function prepare(db: Db): Promise<void> {
  await migrate(db.owner)
  await seedPlaces(db)
  await seedMinimumWages(db)
}

function closing(db: Db, after: () => Promise<void>): Db {
  return {
    ...db,
    async close() {
      await db.close()
      await after()
    },
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

function templateVersion(): string {
  const hash = createHash('sha256')
  for (const folder of [
    '../../db/schema/',
    '../../db/migrations/',
    '../../db/seed/',
    '../../server/places/',
    '../../server/places/wages/',
  ]) {
    const path = new URL(folder, import.meta.url).pathname
    for (const { name } of readdirSync(path, { withFileTypes: true })
      .filter(entry => entry.isFile())
      .toSorted((a, b) => a.name.localeCompare(b.name)))
      hash.update(readFileSync(join(path, name)))
  }
  return hash.digest('hex').slice(0, 12)
}
