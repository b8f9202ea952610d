import { seedPlaces } from '../seed.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runImport, type Printer } from '#server/platform/import/command.ts'
import { importMinimumWages, WAGE_IMPORT, type WageEvent } from './import.ts'
import { seedMinimumWages } from './seed.ts'
import { createScreen, n } from '#server/platform/import/screen.ts'

const USAGE = `Usage: npm run import:minimum-wages -- FILE.csv

Columns, in any order: code (or regency, province), year, amount, source, and check (read, two or single); or
in place of year and amount one column a year, as umk_2026.`

/** Imports a list of minimum wages, and returns the exit code. */
export const importWages = (args: string[]): Promise<number> =>
  runImport(
    { usage: USAGE, work: WAGE_IMPORT, prepare, run: importMinimumWages, printer: createPrinter() },
    args,
  )

/** Seeds come first, because a list is checked against previous years. */
async function prepare(db: Db): Promise<void> {
  await seedPlaces(db)
  await seedMinimumWages(db)
}

/** Prints the outcome of each line and the totals. */
function createPrinter(): Printer<WageEvent> {
  const screen = createScreen()
  let stopped = false
  return {
    print(event) {
      if (event.type === 'line') return screen.line(`line ${event.line}: ${event.message}`)
      const { rows, new: added, corrected, known, bad } = event.counts
      stopped = event.stopped
      console.log(
        stopped
          ? 'Stopped: nothing was imported. Run the command again.'
          : `${n(rows)} rows: ${n(added)} new, ${n(corrected)} corrected, ${n(known)} known, ${n(bad)} left out.`,
      )
    },
    endLine: screen.endLine,
    stopped: () => stopped,
    howToGoOn: () => 'Run the command again: what was imported is known then.',
  }
}
