import { readConfig } from '../config.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

/**
 * Brings the schema up to date over the owner's connection. Exit code 2 without such a connection, 1 when migrating
 * failed.
 */
export async function runMigrate(): Promise<number> {
  const config = readConfig(process.env)
  if (!config.DATABASE_URL) {
    console.error(
      "DATABASE_URL: give the owner's connection. The embedded database needs none: npm start brings it up to date.",
    )
    return 2
  }
  const db = await openDb(config)
  try {
    const applied = await migrate(db.owner)
    console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied:\n  ${applied.join('\n  ')}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await db.close()
  }
}
