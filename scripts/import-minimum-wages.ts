// npm run import:minimum-wages -- FILE.csv: takes a list of minimum wages in.
import { importWages } from '#server/places/wages/command.ts'

process.exitCode = await importWages(process.argv.slice(2))
