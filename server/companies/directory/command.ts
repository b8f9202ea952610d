import { seedPlaces } from '#server/places/seed.ts'
import { runImport } from '#server/platform/import/command.ts'
import { DIRECTORY_IMPORT, importDirectory } from './import.ts'
import { createPrinter } from './printer.ts'

const USAGE = `Usage: npm run import:companies -- FILE.csv

Columns, in any order: name, legal_form, ticker, industry, website, city (or city_code). Only the name is needed.`

/** Imports a directory of companies; resolves to the exit code. */
export const importCompanies = (args: string[]): Promise<number> =>
  runImport(
    {
      usage: USAGE,
      work: DIRECTORY_IMPORT,
      prepare: seedPlaces,
      run: importDirectory,
      printer: createPrinter(),
    },
    args,
  )
