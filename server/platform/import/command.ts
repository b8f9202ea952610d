import { createReadStream, statSync } from 'node:fs'
import { systemClock } from '../clock.ts'
import { namesServer, readConfig, type Config } from '../config.ts'
import { openDb, type Db } from '../db/db.ts'
import { handOver, isLocked } from '../db/handover.ts'
import { ensureMigrated } from '../db/migrate.ts'
import { checkEncoding } from './encoding.ts'
import type { HandedEvent, Import } from './import.ts'
import { UnusableFile } from './unusable-file.ts'

const EXIT = { done: 0, failed: 1, unusable: 2, interrupted: 130, terminated: 143 } as const
const SIGNALS = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const
const ONE_KEY_PRESS_MS = 1000

/** Memory of the embedded engine where the command opens it: within what an import may take. */
const ENGINE_BUFFERS = '8MB'

/** Shows an operator the progress of an import. */
export type Printer<E> = {
  print(event: E): void
  /** Ends a moving line and leaves it visible. */
  endLine(): void
  /** Whether the import ended because it was asked to stop. */
  stopped(): boolean
  /** Advice after a failure. */
  howToGoOn(): string
}

/** `work` is the import's name in the running program; `prepare` makes a new database ready for it. */
export type ImportCommand<E> = {
  usage: string
  work: string
  prepare(db: Db): Promise<void>
  run: Import<E>
  printer: Printer<E>
}

/** A command that imports a file: reads its arguments, imports, prints, and returns the exit code. */
export async function runImport<E>(command: ImportCommand<E>, args: string[]): Promise<number> {
  const [file, ...more] = args
  if (!file || more.length > 0 || file.startsWith('-')) return complain(command.usage, EXIT.unusable)
  const stopping = stopOnSignals()
  const { printer } = command
  try {
    const config = readConfig(process.env)
    await checkFile(file)
    await importFile(command, config, file, stopping.signal)
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

/**
 * A running program has the embedded database to itself, so it gets the file. Otherwise the database is opened here.
 */
async function importFile<E>(
  command: ImportCommand<E>,
  config: Config,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  if (namesServer(config) || !isLocked(config.DATA_DIR)) return importHere(command, config, file, signal)
  console.error('The program is running: it takes the file.')
  for await (const event of handOver(config.DATA_DIR, command.work, createReadStream(file), signal))
    command.printer.print(expected(event as HandedEvent<E>))
}

async function importHere<E>(
  { prepare, run, printer }: ImportCommand<E>,
  config: Config,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const db = await openDb(config, { buffers: ENGINE_BUFFERS })
  try {
    await ensureMigrated(db)
    await prepare(db)
    console.error(`Reading ${file}.`)
    const report = (event: E) => printer.print(event)
    await run({ db, clock: systemClock, source: createReadStream(file), report, signal })
  } finally {
    await db.close()
  }
}

function expected<E>(event: HandedEvent<E>): E {
  const { type, message } = event as { type?: string; message?: string }
  if (type === 'unusable') throw new UnusableFile(message)
  if (type === 'failed') throw new Error(`The running program failed: ${message}. Its log says why.`)
  return event as E
}

/**
 * The first signal stops between two batches; one that comes later exits at once. A terminal's Ctrl-C arrives several
 * times in a moment: from the terminal itself, and passed on by the process that started this one.
 */
function stopOnSignals() {
  const stop = new AbortController()
  // Stays at this where the running program was stopped, which ends the import too.
  let code: number = EXIT.failed
  let isLater = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isLater) process.exit(SIGNALS[signal])
      // Signals that came while a batch blocked the event loop are handled before an immediate.
      setTimeout(() => setImmediate(() => (isLater = true)), ONE_KEY_PRESS_MS).unref()
      code = SIGNALS[signal]
      stop.abort()
    })
  return { signal: stop.signal, code: () => code }
}

function explain(error: unknown, printer: Pick<Printer<never>, 'howToGoOn'>): number {
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
