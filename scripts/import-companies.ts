// npm run import:companies -- FILE.csv: takes a directory of companies in. Words for an operator, in plain English.
import { runImport } from '#server/directory/command.ts'

process.exitCode = await runImport(process.argv.slice(2))
