// Deletes leftovers of killed test runs: databases and folders older than an hour, and templates of other schemas.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import {
  TEMPLATE_DATABASE,
  TEMPLATE_FOLDER,
  TEMPLATE_LOCK,
  TEST_DATABASE,
  TEST_FOLDER,
  VERSION,
} from '../tests/support/database.ts'

const OLD_MS = 60 * 60_000
const longAgo = Date.now() - OLD_MS

cleanFolders()
const server = process.env['TEST_DATABASE_URL']
if (server) await cleanServer(server)

function cleanFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name)
    const isTest = name.startsWith(TEST_FOLDER)
    const isOtherTemplate = name.startsWith(TEMPLATE_FOLDER) && name !== TEMPLATE_FOLDER + VERSION
    if ((isTest || isOtherTemplate) && changedAt(path) < longAgo) remove(path)
  }
}

async function cleanServer(url: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  await admin`select pg_advisory_lock(${TEMPLATE_LOCK})`
  const rows = await admin<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${TEST_DATABASE}) or starts_with(datname, ${TEMPLATE_DATABASE})`
  const names = rows.map(row => row.datname).filter(isLeftover)
  for (const name of names) await admin`drop database if exists ${admin(name)} with (force)`
  if (names.length > 0) console.log(`Dropped: ${names.join(', ')}`)
  await admin.end()
}

/** Templates are made under the lock that this process holds, so an unfinished one is a leftover too. */
function isLeftover(name: string): boolean {
  if (name.startsWith(TEMPLATE_DATABASE)) return name !== TEMPLATE_DATABASE + VERSION
  const made = /^kj_test_([0-9a-z]+)_/.exec(name)?.[1]
  return !made || Number.parseInt(made, 36) < longAgo
}

/** Leftovers of another user cannot be removed and remain. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    console.log(`Could not be removed: ${path}`)
  }
}

function changedAt(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return Date.now()
  }
}
