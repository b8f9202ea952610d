import postgres from 'postgres'
import { openDb } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { seedPlaces } from '#server/places/seed.ts'
import { fillReviews } from './review-data.ts'
import { fillDirectory } from './search-data.ts'

const SIZES = { ten_thousand: 10_000, million: 1_000_000 }
export type Databases = {
  small: string
  large: string
  /** The settings of the server that influence the figures. */
  conditions: string
  remove(): Promise<void>
}

/**
 * Databases with ten thousand and with a million companies and their reviews, on the server of TEST_DATABASE_URL. With
 * BENCH_DATABASES=kj_bench they remain as kj_bench_ten_thousand and kj_bench_million, and the next run uses them again.
 */
export async function openDatabases(): Promise<Databases> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL names no server')
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const [small, large] = [namedDatabase('ten_thousand'), namedDatabase('million')]
  const urls = {
    small: await haveDatabase(admin, server, small, url => fill(url, SIZES.ten_thousand)),
    large: await haveDatabase(admin, server, large, url => fill(url, SIZES.million)),
  }
  const [[buffers], [pages]] = [await admin`show shared_buffers`, await admin`show huge_pages`]
  return {
    ...urls,
    conditions: `${await warmUp(Object.values(urls))}; shared_buffers ${buffers?.['shared_buffers']}, huge_pages ${pages?.['huge_pages']}`,
    async remove() {
      if (!process.env['BENCH_DATABASES'])
        for (const name of [small, large]) await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

/** With BENCH_DATABASES the name is the same on every run, so that the next run finds the database. */
export const namedDatabase = (name: string): string =>
  `${process.env['BENCH_DATABASES'] ?? `kj_test_${Date.now().toString(36)}`}_${name}`

async function fill(url: string, companies: number): Promise<void> {
  await fillDirectory(url, companies)
  await fillReviews(url)
}

/** Fills a database under a temporary name, so that a half-filled one of an interrupted run is never used. */
export async function haveDatabase(
  admin: postgres.Sql,
  server: string,
  name: string,
  fillIt: (url: string) => Promise<void>,
): Promise<string> {
  const [known] = await admin`select 1 from pg_database where datname = ${name}`
  if (known) return migrated(at(server, name))
  const filling = `${name}_filling`
  await admin`drop database if exists ${admin(filling)} with (force)`
  await admin`create database ${admin(filling)}`
  console.error(`${new Date().toISOString()} filling ${name}: minutes`)
  await fillIt(await migrated(at(server, filling)))
  await admin`alter database ${admin(filling)} rename to ${admin(name)}`
  return at(server, name)
}

/**
 * Loads all tables and indexes into the cache, as on a server that has run for days; needs the extension pg_prewarm.
 */
async function warmUp(urls: string[]): Promise<string> {
  for (const url of urls) {
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    try {
      const [offered] = await sql`select 1 from pg_available_extensions where name = 'pg_prewarm'`
      if (!offered) return 'Nothing was read before: the server has no pg_prewarm'
      await sql`create extension if not exists pg_prewarm`
      await sql`select sum(pg_prewarm(oid)) from pg_class
        where relnamespace = 'content'::regnamespace and relkind in ('r', 'i')`
    } finally {
      await sql.end()
    }
  }
  return 'All tables and indexes were read once before (pg_prewarm)'
}

async function migrated(url: string): Promise<string> {
  const db = await openDb({ DATABASE_URL: url, DATABASE_POOL: 1, DATA_DIR: '.' })
  await migrate(db.owner)
  await seedPlaces(db)
  await db.close()
  return url
}

function at(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
