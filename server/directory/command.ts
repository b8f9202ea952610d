import { createReadStream, statSync } from 'node:fs'
import { systemClock } from '#server/platform/clock.ts'
import { namesServer, readConfig, type Config } from '#server/platform/config.ts'
import { openDb } from '#server/platform/db/db.ts'
import { handOver, isHeld } from '#server/platform/db/handover.ts'
import { ensureMigrated } from '#server/platform/db/migrate.ts'
import { seedPlaces } from '#server/places/seed.ts'
import { checkEncoding } from './encoding.ts'
import { IMPORT_WORK, type HandedEvent } from './handed.ts'
import { importDirectory, type ImportEvent } from './import.ts'
import { createPrinter, type Printer } from './printer.ts'
import { UnusableFile } from './unusable-file.ts'

const USAGE = `Usage: npm run import:companies -- FILE.csv

Columns, in any order: name, legal_form, ticker, industry, website, city (or city_code). Only the name is needed.`
const EXIT = { done: 0, failed: 1, unusable: 2, interrupted: 130, terminated: 143 } as const
const SIGNALS = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const
const ONE_KEY_PRESS_MS = 1000

/** The embedded engine, where the command opens it, keeps to the memory that an import may take. */
const ENGINE_BUFFERS = '8MB'

/** The command: reads its arguments, imports, prints, and answers with the exit code. */
export async function runImport(args: string[]): Promise<number> {
  const [file, ...more] = args
  if (!file || more.length > 0 || file.startsWith('-')) return complain(USAGE, EXIT.unusable)
  const stopping = stopOnSignals()
  const printer = createPrinter()
  try {
    const config = readConfig(process.env)
    await checkFile(file)
    await importFile(config, file, event => printer.print(expected(event)), stopping.signal)
    return printer.stopped() ? stopping.code() : EXIT.done
  } catch (error) {
    printer.endLine()
    return explain(error, printer)
  }
}

async function checkFile(file: string): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new UnusableFile(`There is no file ${file}.`)
  if (!found.isFile()) throw new UnusableFile(`${file} is not a file.`)
  await checkEncoding(createReadStream(file))
}

/** A running program on the embedded database has it for itself: it gets the file. Otherwise the database is opened here. */
async function importFile(
  config: Config,
  file: string,
  report: (event: HandedEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  if (namesServer(config) || !isHeld(config.DATA_DIR)) return importHere(config, file, report, signal)
  console.error('The program is running: it takes the file.')
  for await (const event of handOver(config.DATA_DIR, IMPORT_WORK, createReadStream(file), signal))
    report(event as HandedEvent)
}

async function importHere(
  config: Config,
  file: string,
  report: (event: ImportEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const db = await openDb(config, { buffers: ENGINE_BUFFERS })
  try {
    await ensureMigrated(db)
    await seedPlaces(db)
    console.error(`Reading ${file}.`)
    await importDirectory({ db, clock: systemClock, source: createReadStream(file), report, signal })
  } finally {
    await db.close()
  }
}

function expected(event: HandedEvent): ImportEvent {
  if (event.type === 'unusable') throw new UnusableFile(event.message)
  if (event.type === 'failed')
    throw new Error(`The running program failed: ${event.message}. Its log says why.`)
  return event
}

/**
 * A signal stops between two batches; one that comes again later, at once. A terminal's Ctrl-C arrives several times in a
 * moment: from the terminal itself, and handed on by what started this process.
 */
function stopOnSignals() {
  const stop = new AbortController()
  // A running program that is stopped itself ends the import too.
  let code: number = EXIT.failed
  let isLater = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isLater) process.exit(SIGNALS[signal])
      // What came while a batch kept us busy is heard before an immediate.
      setTimeout(() => setImmediate(() => (isLater = true)), ONE_KEY_PRESS_MS).unref()
      code = SIGNALS[signal]
      stop.abort()
    })
  return { signal: stop.signal, code: () => code }
}

function explain(error: unknown, printer: Printer): number {
  if (error instanceof UnusableFile) return complain(`Nothing was imported. ${error.message}`, EXIT.unusable)
  const code = (error as { code?: string }).code ?? ''
  if (code === 'ENOENT' || code === 'ECONNREFUSED')
    return complain(
      'The data directory is in use by a process that takes no files: another import, or a program that is still starting. Try again when it is done.',
      EXIT.failed,
    )
  if (code === 'ABORT_ERR') return complain('Stopped. Run the command again to go on.', EXIT.interrupted)
  const message = error instanceof Error ? error.message : String(error)
  return complain(`${message}\n${printer.howToGoOn()}`, EXIT.failed)
}

function complain(message: string, code: number): number {
  console.error(message)
  return code
}
