import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Db, Queryable, Sql } from './db.ts'

const FOLDER = new URL('../../../db/migrations/', import.meta.url).pathname
const LOCK = 7_203_911

/** After these the version before cannot go on: it is stopped first. Every other migration leaves it working. */
const STOP_FIRST = new Set([
  '0075_raffle_value.sql',
  '0076_desk_claim.sql',
  '0078_search_words.sql',
  '0088_months_of_people.sql',
  '0092_pay.sql',
  '0210_inquiry_hours.sql',
])

/** With the owner's credentials the schema is brought up to date; without them it must be so already. */
export async function ensureMigrated(db: Pick<Db, 'owner' | 'ownsSchema' | 'content'>): Promise<void> {
  if (db.ownsSchema) await migrate(db.owner)
  else await refuseUnmigrated(db.content)
}

/**
 * Applies the migrations that the database lacks, in order, each in its own transaction, under a lock
 * that makes a second starter wait. Throws when an applied file was edited, and where programs run that must be stopped first.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  await sql.begin(async tx => {
    await takeTurn(tx)
    await tx`create table if not exists public.migration (name text primary key, checksum text not null)`
    await refuseBesideOthers(tx)
  })
  const applied: string[] = []
  for (const name of migrations()) if (await apply(sql, name)) applied.push(name)
  return applied
}

/** Who serves has connections of the two roles; who migrates has none yet. An empty database has no version before. */
async function refuseBesideOthers(tx: Queryable): Promise<void> {
  const rows = await tx<{ name: string }[]>`select name from public.migration`
  const known = new Set(rows.map(({ name }) => name))
  const breaking = migrations().find(name => STOP_FIRST.has(name) && !known.has(name))
  if (known.size === 0 || !breaking) return
  const [open] = await tx<{ n: number }[]>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and usename in ('kj_identity', 'kj_content')`
  if (open && open.n > 0)
    throw new Error(
      `Programs of the version before are running (${open.n} connections of kj_identity and kj_content), and ${breaking} would break them. Stop them, then run this again.`,
    )
}

/** Throws, and says what to run, where a migration of this version is missing. A newer version's may be there. */
async function refuseUnmigrated(sql: Sql): Promise<void> {
  const rows = await sql<{ name: string }[]>`select name from public.migration`.catch(error => {
    if (NOT_THERE.includes((error as { code?: string }).code ?? '')) return []
    throw error
  })
  const known = new Set(rows.map(({ name }) => name))
  const missing = migrations().filter(name => !known.has(name))
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.length} migrations, the first of them ${missing[0]}. Run this with the owner's connection, then start again:\n  DATABASE_URL=postgres://OWNER:…@HOST/DATABASE npm run migrate`,
    )
}

/** PostgreSQL's codes for a table that does not exist, and for one that this role may not read yet. */
const NOT_THERE = ['42P01', '42501']

const migrations = (): string[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.sql'))
    .sort()

async function apply(sql: Sql, name: string): Promise<boolean> {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  const checksum = createHash('sha256').update(text).digest('hex')
  return sql.begin(async tx => {
    await takeTurn(tx)
    const [known] = await tx<
      { checksum: string }[]
    >`select checksum from public.migration where name = ${name}`
    if (known && known.checksum !== checksum)
      throw new Error(`Migration ${name} was edited after it was applied`)
    if (known) return false
    await tx.unsafe(text)
    await tx`insert into public.migration (name, checksum) values (${name}, ${checksum})`
    return true
  })
}

/** Until the transaction ends. Making a table that is being made fails, even where it is asked whether it exists. */
const takeTurn = (tx: Queryable) => tx`select pg_advisory_xact_lock(${LOCK})`
