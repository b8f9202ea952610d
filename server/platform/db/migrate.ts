import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Db, Queryable, Sql } from './db.ts'

const SCHEMA_FOLDER = new URL('../../../db/schema/', import.meta.url).pathname
const MIGRATIONS_FOLDER = new URL('../../../db/migrations/', import.meta.url).pathname
/** The name under which all of db/schema is recorded. */
const SCHEMA = 'schema'
/** Roles, schemas and places: the other files of db/schema refer to them. */
const FIRST = ['platform.sql', 'places.sql']
const LOCK = 7_203_911

/** Brings the schema up to date with the owner's credentials; without them, throws unless it already is. */
export async function ensureMigrated(
  db: Pick<Db, 'owner' | 'ownsSchema' | 'content'>,
  folder = MIGRATIONS_FOLDER,
): Promise<void> {
  if (db.ownsSchema) await migrate(db.owner, folder)
  else await refuseUnmigrated(db.content, folder)
}

/**
 * Creates the schema in an empty database, then applies the missing migrations in order, each in its own transaction,
 * under a lock that makes a second process wait. Throws when an applied file was edited. Returns the names that it
 * applied.
 */
export async function migrate(sql: Sql, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const applied = (await makeSchema(sql)) ? [SCHEMA] : []
  for (const name of sqlIn(folder)) if (await apply(sql, folder, name)) applied.push(name)
  return applied
}

const makeSchema = (sql: Sql): Promise<boolean> =>
  sql.begin(async tx => {
    await takeTurn(tx)
    const known = await readApplied(tx)
    refuseOtherSchema(known)
    if (known.size > 0) return false
    const text = schemaText()
    await tx.unsafe(text)
    await record(tx, SCHEMA, checksumOf(text))
    return true
  })

const apply = (sql: Sql, folder: string, name: string): Promise<boolean> =>
  sql.begin(async tx => {
    await takeTurn(tx)
    const text = readFileSync(join(folder, name), 'utf8')
    const known = (await readApplied(tx)).get(name)
    if (known !== undefined && known !== checksumOf(text))
      throw new Error(`Migration ${name} was edited after it was applied`)
    if (known !== undefined) return false
    await tx.unsafe(text)
    await record(tx, name, checksumOf(text))
    return true
  })

/**
 * Throws, and names the command to run, where the schema or a migration of this version is missing. Migrations of a
 * newer version may be present.
 */
async function refuseUnmigrated(sql: Sql, folder: string): Promise<void> {
  const known = await readApplied(sql)
  refuseOtherSchema(known)
  const missing = [SCHEMA, ...sqlIn(folder)].filter(name => !known.has(name))
  if (missing.length > 0)
    throw new Error(
      `The database lacks: ${missing.join(', ')}. Run this with the owner's connection, then start again:\n  DATABASE_URL=postgres://OWNER:…@HOST/DATABASE npm run migrate`,
    )
}

/** Before the first release the schema is edited in place, and no migration leads from one version to the next. */
function refuseOtherSchema(known: Map<string, string>): void {
  if (known.size > 0 && known.get(SCHEMA) !== checksumOf(schemaText()))
    throw new Error(
      'This database was made by the schema of another version, from which no migration leads here: make a new, empty database, or, where it is the embedded one, delete the folder `database` in DATA_DIR (`var`).',
    )
}

/** The applied migrations with their checksums; none in an empty database, which lacks the table. */
async function readApplied(sql: Queryable): Promise<Map<string, string>> {
  const [table] = await sql`select 1 from pg_tables where schemaname = 'public' and tablename = 'migration'`
  const rows = table
    ? await sql<{ name: string; checksum: string }[]>`select name, checksum from public.migration`
    : []
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

const record = (tx: Queryable, name: string, checksum: string) =>
  tx`insert into public.migration (name, checksum) values (${name}, ${checksum})`

function schemaText(): string {
  const others = sqlIn(SCHEMA_FOLDER).filter(name => !FIRST.includes(name))
  return [...FIRST, ...others].map(name => readFileSync(join(SCHEMA_FOLDER, name), 'utf8')).join('\n')
}

const sqlIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Holds the lock until the transaction ends. */
const takeTurn = (tx: Queryable) => tx`select pg_advisory_xact_lock(${LOCK})`
