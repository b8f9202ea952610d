import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { systemClock } from '#server/platform/clock.ts'
import { namesServer, readConfig, type Config } from '#server/platform/config.ts'
import { openDb } from '#server/platform/db/db.ts'
import { handOver, isLocked } from '#server/platform/db/handover.ts'
import { ensureMigrated } from '#server/platform/db/migrate.ts'
import { readSecrets } from '#server/platform/secrets.ts'
import { DRAW_WORK, type Asked } from './draw-work.ts'
import { drawMonth, type Drawn } from './draw.ts'

const USAGE = `Usage: npm run raffle:draw -- YYYY-MM --value 7234.56 --day YYYY-MM-DD --source "WHERE"

Draws a month that has closed, publishes the result on the raffle's page and prints the winners' contacts.
The value is the one that the rules name: the closing IDX Composite of the first trading day after the 14th. Its day
and where it was published are printed with the draw. Run again with the month alone, it prints the same winners, until their contacts are purged 30 days after the draw.`
const TEXT = { type: 'string', default: '' } as const
const EXIT = { done: 0, failed: 1, unusable: 2 } as const

/** The command: parses its arguments, draws, prints, and resolves to the exit code. */
export async function runDraw(args: string[]): Promise<number> {
  const asked = read(args)
  if (!asked) return complain(USAGE, EXIT.unusable)
  try {
    const drawn = await draw(readConfig(process.env), asked)
    if ('refused' in drawn) return complain(drawn.refused, EXIT.failed)
    print(asked, drawn)
    return EXIT.done
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error), EXIT.failed)
  }
}

function read(args: string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { value: TEXT, day: TEXT, source: TEXT },
      allowPositionals: true,
    })
    const [month, ...more] = positionals
    const fits = month && more.length === 0 && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
    if (!fits) return undefined
    const { value, day, source } = values
    return { month, value: value ? { value, day, source } : undefined }
  } catch {
    return undefined
  }
}

/**
 * A server that runs on the embedded database has exclusive access to it, so it does the draw. Otherwise the database
 * is opened here.
 */
async function draw(config: Config, asked: Asked): Promise<Drawn> {
  if (namesServer(config) || !isLocked(config.DATA_DIR)) return drawHere(config, asked)
  const body = Readable.from([JSON.stringify(asked)])
  const answers = handOver(config.DATA_DIR, DRAW_WORK, body, new AbortController().signal)
  for await (const answer of answers) {
    if ((answer as { type?: string }).type === 'failed')
      throw new Error('The running program failed. Its log says why.')
    return answer as Drawn
  }
  throw new Error('The running program gave no answer.')
}

async function drawHere(config: Config, { month, value }: Asked): Promise<Drawn> {
  const secrets = readSecrets(config)
  const db = await openDb(config)
  try {
    await ensureMigrated(db)
    return await drawMonth({ db, config, secrets, clock: systemClock }, month, value)
  } finally {
    await db.close()
  }
}

function print({ month }: Asked, { entries, seed, winners }: Exclude<Drawn, { refused: string }>): void {
  console.log(`${month}: ${entries} tickets took part. Seed ${seed}`)
  for (const [at, { entry, contact, locale }] of winners.entries())
    console.log(`${at + 1}. ${contact} (${locale}), number ${entry}`)
  if (winners.length === 0) console.log('Nobody has won.')
}

function complain(message: string, code: number): number {
  console.error(message)
  return code
}
