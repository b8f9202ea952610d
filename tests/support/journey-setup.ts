import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'
import { launchOptions } from '../e2e/browser.ts'
import { demoFilled } from '../e2e/site.ts'
import { copyOnServer, TEST_FOLDER, type Copy } from './database.ts'
import { startProgram } from './program.ts'

let browser: BrowserServer
let database: Copy | undefined
const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER))

/** Runs once before all journeys: a browser for every file, and a demo that each file's program copies. */
export async function globalSetup(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL']
  database = server ? await copyOnServer(server) : undefined
  const place = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url }) }
  ;[browser] = await Promise.all([chromium.launchServer(launchOptions()), fill(place)])
  process.env['JOURNEY_BROWSER'] = browser.wsEndpoint()
  process.env['JOURNEY_DATA'] = folder
  if (database) process.env['JOURNEY_DATABASE'] = new URL(database.url).pathname.slice(1)
}

async function fill(place: Record<string, string>): Promise<void> {
  const program = await startProgram(place)
  await demoFilled(program.url)
  await program.stop()
}

export async function globalTeardown(): Promise<void> {
  await browser.close()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
}
