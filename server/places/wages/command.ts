import { seedPlaces } from '../seed.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runImport } from '#server/platform/import/command.ts'
import { importMinimumWages, WAGE_IMPORT } from './import.ts'
import { createPrinter } from './printer.ts'
import { seedMinimumWages } from './seed.ts'

const USAGE = `Usage: npm run import:minimum-wages -- FILE.csv

Columns, in any order: code (or regency, province), year, amount, source, and check (read, two or single); or
in place of year and amount one column a year, as umk_2026.`

/** Takes a list of minimum wages in, and answers with the exit code. */
export const importWages = (args: string[]): Promise<number> =>
  runImport(
    { usage: USAGE, work: WAGE_IMPORT, prepare, run: importMinimumWages, printer: createPrinter() },
    args,
  )

/** A list is measured by the years before it: those that the program brings along are there first. */
async function prepare(db: Db): Promise<void> {
  await seedPlaces(db)
  await seedMinimumWages(db)
}
