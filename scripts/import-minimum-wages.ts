// npm run import:minimum-wages -- FILE.csv: imports a list of minimum wages.
import { importWages } from '#server/places/wages/command.ts'

process.exitCode = await importWages(process.argv.slice(2))
