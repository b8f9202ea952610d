import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Queryable, Sql } from './db.ts'

const FOLDER = new URL('../../db/migrations/', import.meta.url).pathname
const LOCK = 7_203_911

/**
 * Applies the migrations that the database lacks, in order, each in its own transaction, under a lock
 * that makes a second starter wait. Throws when an applied file was edited.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  await sql.begin(async tx => {
    await takeTurn(tx)
    await tx`create table if not exists public.migration (name text primary key, checksum text not null)`
  })
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.sql'))
    .sort()
  const applied: string[] = []
  for (const name of files) if (await apply(sql, name)) applied.push(name)
  return applied
}

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
