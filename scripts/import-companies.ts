// npm run import:companies -- FILE.csv: takes a directory of companies in.
import { setFlagsFromString } from 'node:v8'

// Memory stays small whatever the file's size; set before anything is loaded.
setFlagsFromString('--optimize-for-size')
const { importCompanies } = await import('#server/companies/directory/command.ts')
process.exitCode = await importCompanies(process.argv.slice(2))
