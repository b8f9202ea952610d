// npm run import:companies -- FILE.csv: imports a directory of companies.
import { setFlagsFromString } from 'node:v8'

// Limits memory for files of any size; must be set before other modules are loaded.
setFlagsFromString('--optimize-for-size')
const { importCompanies } = await import('#server/companies/directory/command.ts')
process.exitCode = await importCompanies(process.argv.slice(2))
